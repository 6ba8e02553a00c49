import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestProviders } from '@tableside/kits/testing/providers';
import { ButtonLink } from '@tableside/ui/button-link';
import { onlineManager } from '@tanstack/react-query';
import { expect } from 'storybook/test';

import { ConnectionBanner } from './connection-banner.tsx';

const meta = {
  title: 'Shell/Connection banner',
  component: ConnectionBanner,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  render: () => (
    <TestProviders>
      <ConnectionBanner />
      <main css={{ display: 'grid', gap: 240, padding: 16 }}>
        <ButtonLink variant="primary" href="/search">
          Find restaurants
        </ButtonLink>
        <ButtonLink variant="primary" href="/earn">
          More ways to earn
        </ButtonLink>
      </main>
    </TestProviders>
  ),
} satisfies Meta<typeof ConnectionBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/offline|connection/i)).toBeVisible();
  },
};
export const OfflineInLowWindow: Story = {
  ...Offline,
  name: 'UIX-16 the connection banner in a low window',
  globals: { viewport: { value: 'low' } },
};
