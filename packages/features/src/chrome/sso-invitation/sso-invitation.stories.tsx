import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestProviders } from '@tableside/kits/testing/providers';
import { expect, screen, waitFor } from 'storybook/test';

import { SsoInvitation } from './sso-invitation.tsx';

const meta = {
  title: 'Features/Chrome/Sign-in invitation',
  component: SsoInvitation,
  tags: ['!autodocs'],
  args: { onClose: () => undefined },
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <TestProviders partner={{ enrollmentType: 'sso', ssoModal: { partnerAccountName: 'Sample Rewards' } }}>
      <main css={{ minHeight: 600 }} />
      <Story />
    </TestProviders>
  ),
} satisfies Meta<typeof SsoInvitation>;
export default meta;

export const Open: StoryObj<typeof meta> = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
export const OpenInLowWindow: StoryObj<typeof meta> = {
  ...Open,
  name: 'UIX-16 the invitation to sign in in a low window',
  globals: { viewport: { value: 'low' } },
};
