import type { Meta, StoryObj } from '@storybook/react-vite';
import { allHandlers, buildCardBody, cardHandlers, problem } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { visibleFakeFrame } from '@tableside/kits/cards/testing';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { account } from '../index.ts';

const visa = buildCardBody();
const amex = buildCardBody({ id: 'card-2', cardType: 'Amex', lastFour: '0005', description: 'Amex' });
const respondingWith = (response: Parameters<typeof cardHandlers.list>[0]) => ({
  msw: [cardHandlers.list(response), ...allHandlers()],
});

const meta = {
  title: 'Features/Linked cards',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: account,
    path: '/account/manage_cards',
    visitor: memberOfTier(2),
    partner: {},
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', ...respondingWith([visa, amex]) },
  beforeEach: () => visibleFakeFrame().stop,
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete Visa ending in 1111' })).toBeVisible();
  },
};
export const Earning: Story = {
  args: {
    visitor: memberOfTier(0),
    partner: {
      currencyType: 'Point',
      showEarnRate: true,
      earn: { pointsPerDollar: 5, basicPointsPerDollar: 3 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Turn on email' })).toBeVisible();
  },
};
export const NoCards: Story = {
  parameters: respondingWith([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No cards linked yet')).toBeVisible();
  },
};
export const DeleteLastCard: Story = {
  parameters: respondingWith([visa]),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Visa ending in 1111' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'This is your last card' })).toBeVisible());
  },
};
export const Failed: Story = {
  parameters: respondingWith(problem(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t load your cards')).toBeVisible();
  },
};
export const DeleteLastCardInLowWindow: Story = {
  ...DeleteLastCard,
  name: 'UIX-16 deleting the last card in a low window',
  globals: { viewport: { value: 'low' } },
};
