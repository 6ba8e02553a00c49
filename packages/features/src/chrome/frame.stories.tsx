import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildContent } from '@tableside/content-client/testing';
import { anonymous } from '@tableside/core';
import { StoryProviders, type StoryProvidersProps } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, userEvent, waitFor } from 'storybook/test';

import { AnnouncementBanner } from './announcement/announcement-banner.tsx';
import { BackBar } from './back-bar/back-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';

type FrameStoryProps = Omit<StoryProvidersProps, 'children'>;

const FrameStory = (page: FrameStoryProps) => (
  <StoryProviders {...page}>
    <Header />
    <AnnouncementBanner />
    <BackBar />
    <main id="main" tabIndex={-1} css={{ minHeight: 320, padding: 24 }}>
      <h1>A page</h1>
    </main>
    <Footer />
  </StoryProviders>
);

const link = (text: string, url: string) => ({ text, url, isNewTab: false });

const meta = {
  title: 'Features/Chrome/Frame',
  component: FrameStory,
  subcomponents: { AnnouncementBanner, BackBar, Footer, Header },
  tags: ['!autodocs'],
  args: {
    path: '/search',
    visitor: anonymous,
    partner: {},
    content: buildContent({
      announcement: {
        segments: [
          { type: 'text', copy: 'Dine twice in May, earn double {currencies}.' },
          { type: 'link', copy: 'See the offer', url: '/earn', isNewTab: false },
        ],
        tooltip: 'From the second visit on.',
      },
      global: {
        navbar: { links: [link('Find restaurants', '/search'), link('More ways to earn', '/earn')] },
        footer: {
          primaryLinks: [link('How it works', '/how-it-works'), link('Offers', '/earn')],
          secondaryLinks: [link('Surveys', '/surveys')],
        },
      },
    }),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<FrameStoryProps>;
export default meta;
type Story = StoryObj<FrameStoryProps>;

export const NotSignedIn: Story = {};
export const Member: Story = { args: { path: '/account/overview', visitor: memberOfTier(2) } };
export const SingleSignOn: Story = { args: { partner: { enrollmentType: 'sso' } } };
export const WithoutMembers: Story = {
  args: { partner: { enrollmentType: 'none', currencyType: 'Dollar' } },
};
export const Joining: Story = { args: { path: '/join' } };
export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
  },
};
export const MenuOpenInLowWindow: Story = {
  ...MenuOpen,
  name: 'UIX-16 the menu in a low window',
  globals: { viewport: { value: 'low' } },
};
export const MemberMenuInLowWindow: Story = {
  ...Member,
  name: 'UIX-16 the member’s menu in a low window',
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: /account/i });
    await userEvent.click(menu);
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
  },
};
