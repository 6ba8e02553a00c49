import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyContent, type Content } from '@tableside/content-client';
import { memberOfTier, TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';
import { ToastRegion } from '@tableside/ui/toast';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

import { createSessionStore } from './session-store.ts';
import { SessionWarning } from './session-warning.tsx';
import type { Session } from './session.ts';

interface WarningStory {
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
  readonly secondsLeft: number;
}

const never = () => new Promise<never>(() => undefined);
const session: Session = {
  refresh: never,
  accept: () => undefined,
  signOut: never,
  takeRedirect: never,
  recognize: never,
  moved: () => undefined,
};
const labels = {
  region: 'Messages',
  close: 'Dismiss',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};

function Warned({ partner, content, secondsLeft }: WarningStory) {
  const [store] = useState(() =>
    createSessionStore({
      status: 'settled',
      visitor: memberOfTier(2),
      warning: { secondsLeft: () => secondsLeft },
    }),
  );
  return (
    <TestProviders partner={partner} content={content} store={store} session={session}>
      <SessionWarning />
      <ToastRegion labels={labels} />
    </TestProviders>
  );
}

const meta = {
  title: 'Kits/Session warning',
  component: SessionWarning,
  args: { partner: {}, content: emptyContent, secondsLeft: 42 },
  parameters: { docs: { story: { inline: false, iframeHeight: 240 } } },
  render: (args) => <Warned {...args} />,
} satisfies Meta<WarningStory>;
export default meta;

export const LastMinute: StoryObj<WarningStory> = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('Sign out')).toBeVisible());
  },
};
export const LastMinuteInLowWindow: StoryObj<WarningStory> = {
  ...LastMinute,
  name: 'UIX-16 the session’s last minute in a low window',
  globals: { viewport: { value: 'low' } },
};
