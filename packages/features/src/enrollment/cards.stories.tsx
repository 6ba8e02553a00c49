import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, cardHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { visibleFakeFrame } from '@tableside/kits/cards/testing';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect } from 'storybook/test';

import { enrollment } from './index.ts';

const member = memberOfTier(2);

const meta = {
  title: 'Features/Join, cards',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: enrollment,
    path: '/add_card',
    visitor: memberOfTier(2, 'NonCardMember'),
    partner: { enrollmentType: 'direct' },
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: [cardHandlers.list([]), ...allHandlers()] },
  beforeEach: () => visibleFakeFrame().stop,
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const hasForm: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('form', { name: 'Link a card' })).toBeVisible();
};

export const AddCard: Story = { play: hasForm };
export const CardAdded: Story = {
  args: {
    path: '/card_added',
    visitor: member,
    state: {
      publicId: member.publicId,
      cards: [
        { cardType: 'Visa', lastFour: '1111' },
        { cardType: 'Amex', lastFour: '0005' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You’re all set, Robin' }),
    ).toBeVisible();
  },
};
export const ClosedAccount: Story = {
  args: { path: '/join', visitor: memberOfTier(2, 'ClosedAccountMember') },
  play: hasForm,
};
