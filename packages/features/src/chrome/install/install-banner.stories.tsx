import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestProviders } from '@tableside/kits/testing/providers';

import { InstallBanner } from './install-banner.tsx';

const meta = {
  title: 'Features/Chrome/Install banner',
  component: InstallBanner,
  tags: ['!autodocs'],
  args: { onLater: () => undefined },
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <TestProviders>
      <main css={{ minHeight: 600 }} />
      <Story />
    </TestProviders>
  ),
} satisfies Meta<typeof InstallBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = { args: { onInstall: () => undefined } };
export const ShareMenu: Story = {};
export const PromptInLowWindow: Story = {
  ...Prompt,
  name: 'UIX-16 the install banner in a low window',
  globals: { viewport: { value: 'low' } },
};
export const ShareMenuInLowWindow: Story = {
  ...ShareMenu,
  name: 'UIX-16 how to install in Safari, in a low window',
  globals: { viewport: { value: 'low' } },
};
