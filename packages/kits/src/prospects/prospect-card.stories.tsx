import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';
import { expect, userEvent } from 'storybook/test';

import { ProspectCard } from './prospect-card.tsx';

interface CardStory {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const meta = {
  title: 'Kits/Prospect card',
  component: ProspectCard,
  args: { partner: { enrollmentType: 'direct' }, content: emptyContent },
  parameters: { msw: allHandlers() },
  render: ({ partner, content }) => (
    <TestProviders partner={partner} content={content}>
      <div css={{ maxWidth: 620 }}>
        <ProspectCard />
      </div>
    </TestProviders>
  ),
} satisfies Meta<CardStory>;
export default meta;
type Story = StoryObj<CardStory>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toBeVisible();
  },
};
export const Invalid: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'robin');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('textbox')).toBeInvalid();
  },
};
