import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyContent, type Content } from '@tableside/content-client';
import type { Session } from '@tableside/kits/session';
import { TestProviders } from '@tableside/kits/testing/providers';
import type { PartnerFile } from '@tableside/partner-config';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';

import { ServerErrorScreen } from './error/server-error-screen.tsx';
import { NotFoundScreen } from './not-found/not-found-screen.tsx';
import { OfflinePage } from './offline/offline-page.tsx';
import { OutageScreen } from './outage/outage-screen.tsx';
import { ReferenceContext } from './services/reference-context.ts';
import { ReplacedScreen } from './sign-out/replaced-screen.tsx';
import { SignOutScreen } from './sign-out/sign-out-screen.tsx';

interface PageStory {
  readonly screen: ComponentType;
  readonly path: string;
  readonly partner: Partial<PartnerFile>;
  readonly content: Content;
}

const never = () => new Promise<never>(() => undefined);
const session: Session = {
  refresh: never,
  accept: () => undefined,
  signOut: () => Promise.resolve(undefined),
  takeRedirect: never,
  recognize: never,
  moved: () => undefined,
};

const meta = {
  title: 'Shell/Pages',
  tags: ['!autodocs'],
  args: { screen: NotFoundScreen, path: '/', partner: {}, content: emptyContent },
  argTypes: { screen: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
  render: ({ screen: Screen, ...surroundings }) => (
    <TestProviders {...surroundings}>
      <main>
        <Screen />
      </main>
    </TestProviders>
  ),
} satisfies Meta<PageStory>;
export default meta;
type Story = StoryObj<PageStory>;

export const NotFound: Story = {};
export const ServerError: Story = {
  render: (args) => (
    <ReferenceContext value={{ remember: () => undefined, current: () => 'req-0001' }}>
      {meta.render({ ...args, screen: ServerErrorScreen })}
    </ReferenceContext>
  ),
};
export const Outage: Story = { args: { screen: OutageScreen } };
export const SignInOutage: Story = {
  args: { screen: OutageScreen, path: '/login', partner: { enrollmentType: 'direct' } },
};
export const Replaced: Story = {
  args: { screen: ReplacedScreen },
  render: ({ screen: Screen, ...surroundings }) => (
    <TestProviders {...surroundings}>
      <Screen />
    </TestProviders>
  ),
};
export const SignedOut: Story = {
  args: { screen: SignOutScreen, partner: { enrollmentType: 'direct' } },
  render: ({ screen: Screen, ...surroundings }) => (
    <TestProviders {...surroundings} session={session}>
      <main>
        <Screen />
      </main>
    </TestProviders>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};
/** Renders its own header and main, because it is shown without the site (CHR-40). */
export const Offline: Story = {
  render: ({ path, partner, content }) => (
    <TestProviders path={path} partner={partner} content={content}>
      <OfflinePage />
    </TestProviders>
  ),
};
