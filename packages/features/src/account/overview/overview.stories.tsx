import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  allHandlers,
  bonusHandlers,
  buildReservationBody,
  dineSummaryHandlers,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { DAY_MS, dayOf, type Bonus } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { account } from '../index.ts';

const bonus = (code: string, description: string, status: Bonus['status'] = 'Eligible'): Bonus => ({
  code,
  description,
  status,
  createdAt: new Date().toISOString(),
  isNewMemberBonus: false,
  isEligibleForNewMemberBonus: false,
});
const brunch = bonus('BRUNCH', 'Twice as much at brunch until the end of the month');
const terms = {
  usableUntil: dayOf(Date.now() + 30 * DAY_MS),
  terms: 'Once for each member, with a linked card.',
};

const meta = {
  title: 'Features/Account overview',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: account,
    path: '/account/overview',
    visitor: memberOfTier(2),
    partner: {},
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
  beforeEach: () => localStorage.removeItem('dr.registeredBonuses'),
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isShown: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Account Overview' })).toBeVisible();
};

export const WithoutBonuses: Story = { play: isShown };
export const Vip: Story = { args: { visitor: memberOfTier(3) }, play: isShown };
export const SummaryFailed: Story = {
  parameters: { msw: [dineSummaryHandlers.summary(problem(500)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t update your visits right now.')).toBeVisible();
  },
};
export const Bonuses: Story = {
  args: {
    member: {
      activeBonuses: [
        brunch,
        bonus('FRIDAY', 'Three visits on Fridays, one more reward'),
        bonus('TAKEN', 'A reward for your next visit to a new place', 'Enrolled'),
        bonus('EARNED', 'Your first dinner of the year', 'Qualified'),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Available' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Activated' })).toBeVisible();
  },
};
export const BonusesWithTerms: Story = {
  args: {
    member: {
      activeBonuses: [
        { ...brunch, ...terms },
        {
          ...bonus('TAKEN', 'Three visits on Fridays', 'Enrolled'),
          ...terms,
          meals: { completed: 1, required: 3 },
        },
        {
          ...bonus('ENDED', 'One visit on a Monday', 'Enrolled'),
          ...terms,
          usableUntil: dayOf('2026-01-31'),
        },
        {
          ...bonus('EARNED', 'Your first dinner of the year', 'Qualified'),
          meals: { completed: 1, required: 1 },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 3 meals')).toBeVisible();
    await expect(canvas.getByText('Ended on January 31, 2026')).toBeVisible();
    await userEvent.click(canvas.getAllByText('Terms')[0] as HTMLElement);
    await expect(canvas.getAllByText('Once for each member, with a linked card.')[0]).toBeVisible();
  },
};
export const BonusBeingActivated: Story = {
  args: { member: { activeBonuses: [brunch] } },
  parameters: { msw: [bonusHandlers.register(() => new Promise(() => undefined)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Activate/ }));
    await expect(await canvas.findByRole('button', { name: /^Activat/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
export const BonusActivated: Story = {
  args: { member: { activeBonuses: [brunch] } },
  name: 'ACC-13 one click anywhere on a bonus registers for it',
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: /^Activate/ });
    const name = canvas.getByText(brunch.description);
    name.scrollIntoView({ block: 'center' });
    const { x, y } = name.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 4, y + 4)).toBe(button);
    await userEvent.click(button);
    await expect(await canvas.findByRole('list', { name: 'Activated' })).toBeVisible();
  },
};
export const BonusRejected: Story = {
  args: { member: { activeBonuses: [brunch] } },
  parameters: { msw: [bonusHandlers.register(problem(500)), ...allHandlers()] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Activate/ }));
    await waitFor(() => expect(screen.getByText(/^Something went wrong/)).toBeVisible());
  },
};
export const CancelReservationInLowWindow: Story = {
  args: { partner: { openTableReservationsEnabled: true } },
  parameters: { msw: [reservationHandlers.list([buildReservationBody()]), ...allHandlers()] },
  name: 'UIX-16 cancelling a reservation in a low window',
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Cancel/ }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^Cancel/ })).toBeVisible());
  },
};
