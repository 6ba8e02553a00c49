import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers } from '@tableside/api-client/testing';
import { emptyContent, parseCopy } from '@tableside/content-client';
import { buildContent, buildPage } from '@tableside/content-client/testing';
import { anonymous } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { expect } from 'storybook/test';

import { earn } from './index.ts';

const offers = buildContent({
  earnBanners: [
    {
      slug: 'mondays',
      order: 1,
      image: '/images/american-1',
      text: [
        parseCopy('Twice as many {currencies} on Mondays'),
        parseCopy('Every Monday until the end of June.'),
      ],
      url: '/search',
    },
    { slug: 'brunch', order: 2, text: [parseCopy('Brunch counts too')] },
  ],
  earnDetails: [
    buildPage({
      slug: 'new-member-bonus',
      url: 'new-member-bonus',
      browserTitle: 'New member bonus',
      bannerText: parseCopy('New member bonus\n\nYour first dinner earns more.'),
      mainColumn: [
        { type: 'body_text', text: { mobile: parseCopy('Dine within 30 days of joining {program}.') } },
      ],
    }),
  ],
});

const meta = {
  title: 'Features/Earn',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: earn,
    path: '/earn',
    visitor: anonymous,
    partner: {},
    content: offers,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isShown: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
};

export const Offers: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Twice as many/)).toBeVisible();
  },
};
export const NoOffers: Story = { args: { content: emptyContent }, play: isShown };
export const Detail: Story = { args: { path: '/earn/new-member-bonus' }, play: isShown };
export const DetailWithoutContent: Story = {
  args: { path: '/earn/new-member-bonus', content: emptyContent },
  play: isShown,
};
