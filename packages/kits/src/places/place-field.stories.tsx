import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers } from '@tableside/api-client/testing';
import { emptyContent, type Content } from '@tableside/content-client';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { PlaceField, type PlaceFieldProps } from './place-field.tsx';

interface FieldStory extends PlaceFieldProps {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

function StatefulField(props: PlaceFieldProps) {
  const [value, setValue] = useState(props.value);
  return <PlaceField {...props} value={value} onChange={setValue} onChoose={setValue} />;
}

const meta = {
  title: 'Kits/Place field',
  component: PlaceField,
  args: {
    partner: {},
    content: emptyContent,
    label: 'Where',
    value: '',
    onChange: () => undefined,
    onChoose: () => undefined,
    onUseOwnPosition: () => undefined,
  },
  parameters: { msw: allHandlers() },
  render: ({ partner, content, ...args }) => (
    <TestProviders partner={partner} content={content}>
      <div css={{ maxWidth: 420, minHeight: 320 }}>
        <StatefulField {...args} />
      </div>
    </TestProviders>
  ),
} satisfies Meta<FieldStory>;
export default meta;
type Story = StoryObj<FieldStory>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Boston, MA' } };
export const Locating: Story = { args: { isLocating: true } };
export const OwnPosition: Story = { args: { isOwn: true, value: 'Current Location' } };
export const Invalid: Story = { args: { error: 'Enter a place to search near.' } };
export const Suggestions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Where'));
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Where' }), 'Bos');
    await expect((await canvas.findAllByRole('option'))[0]).toBeVisible();
  },
};
