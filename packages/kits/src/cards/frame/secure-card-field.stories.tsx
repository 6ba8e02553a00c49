import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, problem, secureFrameHandlers } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import type { PartnerFile } from '@tableside/partner-config';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import { TestProviders } from '@tableside/kits/testing/providers';
import { visibleFakeFrame } from '../testing/visible-fake-frame.ts';
import { SecureCardField } from './secure-card-field.tsx';
import type { TypedCard } from './use-secure-frame.ts';

function StatefulField() {
  const [card, setCard] = useState<TypedCard | null>(null);
  return <SecureCardField value={card} onChange={setCard} hasRequiredMark />;
}

interface FieldStory {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const meta = {
  title: 'Kits/Secure card field',
  args: { partner: {}, content: emptyContent },
  parameters: { msw: allHandlers() },
  beforeEach: () => visibleFakeFrame().stop,
  render: ({ partner, content }) => (
    <TestProviders partner={partner} content={content}>
      <div css={{ maxWidth: 420 }}>
        <StatefulField />
      </div>
    </TestProviders>
  ),
} satisfies Meta<FieldStory>;
export default meta;
type Story = StoryObj<FieldStory>;

export const Ready: Story = {
  play: ({ canvas }) => waitFor(() => expect(canvas.getByTitle('Card number, secure field')).toBeVisible()),
};
export const Loading: Story = {
  parameters: { msw: [secureFrameHandlers.url(() => new Promise(() => undefined)), ...allHandlers()] },
};
/** The field looks the same after some seconds without a message from the frame (CRD-34). */
export const NotLoaded: Story = {
  parameters: { msw: [secureFrameHandlers.url(problem(500)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('didn’t load');
  },
};
