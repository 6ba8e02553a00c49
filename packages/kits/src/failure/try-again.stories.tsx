import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { TryAgain } from './try-again.tsx';

const meta = {
  title: 'Kits/Try again',
  component: TryAgain,
  args: {
    children: 'Try again',
    isRetrying: false,
    loadingLabel: 'Loading your visits',
    failedLabel: 'We couldn’t load your visits',
    onRetry: () => undefined,
  },
} satisfies Meta<typeof TryAgain>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Retrying: Story = { args: { isRetrying: true } };
export const Loaded: Story = {
  name: 'UIX-28.c the heading of what has loaded takes the focus',
  render: function Loaded(args) {
    const [isLoaded, setIsLoaded] = useState(false);
    if (!isLoaded) return <TryAgain {...args} onRetry={() => setIsLoaded(true)} />;
    return (
      <Card as="section">
        <Title level={2} size="small">
          Your visits
        </Title>
        <p>Juniper &amp; Rye</p>
      </Card>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('heading', { name: 'Your visits' })).toHaveFocus();
  },
};
