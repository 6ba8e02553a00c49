import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, spyOn } from 'storybook/test';

import { home } from './index.ts';

const meta = {
  title: 'Features/Home',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: home,
    path: '/',
    visitor: anonymous,
    partner: {},
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
  beforeEach: () => {
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Search' })).toBeVisible();
  },
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HowItWorksAtHome: Story = { args: { partner: { homePage: 'howItWorks' } } };
export const DiscoverAtHome: Story = { args: { partner: { homePage: 'discover', hasDiscoverPage: true } } };
export const HowItWorks: Story = { args: { path: '/how-it-works' } };
export const JoinsBySso: Story = { args: { path: '/how-it-works', partner: { enrollmentType: 'sso' } } };
export const Discover: Story = { args: { path: '/discover', partner: { hasDiscoverPage: true } } };
export const DiscoverAsMember: Story = { args: { ...Discover.args, visitor: memberOfTier(2) } };
export const RateOfMember: Story = {
  args: {
    visitor: memberOfTier(0),
    partner: {
      homePage: 'howItWorks',
      currencyType: 'Point',
      showEarnRate: true,
      earn: { pointsPerDollar: 5, basicPointsPerDollar: 3 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Turn on email' })).toBeVisible();
  },
};
