import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  activityHandlers,
  allHandlers,
  buildCreditBody,
  buildStatementCreditsResponse,
  buildTransactionBody,
  buildTransactionsResponse,
  creditBalanceHandlers,
  problem,
  reviewHandlers,
  type FakeResponse,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { DAY_MS, notEarnedReasons, redemptionStatuses, rewardSources, rewardStatuses } from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect } from 'storybook/test';

import { account } from '../index.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
type TransactionBody = ReturnType<typeof buildTransactionBody>;
const visit = (id: string, overrides: Partial<TransactionBody> = {}) =>
  buildTransactionBody({ sourceTransactionId: id, date: daysAgo(3), ...overrides });
// The partner's currency decides which of the two endpoints is called.
const respondingWith = (response: FakeResponse<never>) => [
  activityHandlers.transactions(response),
  activityHandlers.statementCredits(response),
  ...allHandlers(),
];
const visits = (bodies: readonly TransactionBody[], total?: number) => [
  activityHandlers.transactions(buildTransactionsResponse(bodies, total)),
  activityHandlers.statementCredits(buildStatementCreditsResponse(bodies, total)),
  ...allHandlers(),
];

const narrowed = (...bodies: readonly TransactionBody[]) => {
  const summary = { pendingAmount: 1363, years: [2026, 2025] };
  return [
    activityHandlers.transactions({ ...buildTransactionsResponse(bodies), ...summary }),
    activityHandlers.statementCredits({ ...buildStatementCreditsResponse(bodies), ...summary }),
    ...allHandlers(),
  ];
};

const meta = {
  title: 'Features/Recent activity',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: account,
    path: '/account/recent_activity',
    visitor: memberOfTier(2),
    partner: {},
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const isListed: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('region', { name: 'Your visits and rewards' })).toBeVisible();
  await expect((await canvas.findAllByRole('heading', { level: 3 }))[0]).toBeVisible();
};

export const EveryStatus: Story = {
  parameters: {
    msw: visits([
      ...rewardStatuses.map((status) =>
        visit(status, { awardStatus: status, ...(status === 'Paid' && { paidAt: daysAgo(1) }) }),
      ),
      visit('deferred-long', { awardStatus: 'Deferred', date: daysAgo(20) }),
      visit('expired', { awardStatus: 'Pending', date: daysAgo(40) }),
      visit('refund', { benefitAmount: -241, dineAmount: -48.2 }),
    ]),
  },
  play: isListed,
};
export const EveryReason: Story = {
  parameters: {
    msw: visits(
      notEarnedReasons.map((reasonCode) =>
        visit(reasonCode, {
          awardStatus: 'Forfeit',
          date: '2026-06-10T19:30:00.000Z',
          reasonCode,
          reasonFacts: {
            earnDays: ['Fri', 'Sat', 'Sun'],
            maxSpend: 750,
            maxVisitsPerMonth: 3,
            cardLinkedOn: '2026-06-10',
            merchantJoinedOn: '2026-07-01',
          },
        }),
      ),
    ),
  },
  play: isListed,
};
export const ReasonsWithoutFacts: Story = {
  parameters: {
    msw: visits(
      [...notEarnedReasons, 'anotherReason'].map((reasonCode) =>
        visit(reasonCode, {
          awardStatus: 'Forfeit',
          date: '2026-06-10T19:30:00.000Z',
          reasonCode,
          merchantName: '',
          activeMerchant: false,
          merchantId: null,
          dineAmount: null,
          cardLastFour: null,
        }),
      ),
    ),
  },
  play: isListed,
};
export const EverySource: Story = {
  parameters: {
    msw: visits(
      rewardSources.map((source) =>
        visit(source, {
          rewardSource: source,
          ...(source !== 'S' && source !== 'M' && { merchantId: null, dineAmount: null, cardLastFour: null }),
        }),
      ),
    ),
  },
  play: isListed,
};
export const Credits: Story = {
  args: { partner: { currencyType: 'Credit' } },
  parameters: {
    msw: [
      activityHandlers.statementCredits(
        buildStatementCreditsResponse([
          ...redemptionStatuses.map((status) =>
            buildCreditBody({ creditId: status, status, date: daysAgo(2) }),
          ),
          buildCreditBody({
            creditId: 'gift',
            date: daysAgo(2),
            targetType: 'Email',
            targetLabel: 'robin@example.com',
            benefitProcessor: 'Tremendous',
          }),
          visit('visit'),
        ]),
      ),
      ...allHandlers(),
    ],
  },
  play: isListed,
};
export const CreditReached: Story = {
  args: { partner: { currencyType: 'Credit' } },
  parameters: { msw: [creditBalanceHandlers.balance({ memberBalance: 27.5 }), ...allHandlers()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You made it')).toBeVisible();
  },
};
export const Reviews: Story = {
  args: { partner: { typeformCode: 'Form1' } },
  parameters: {
    msw: [
      reviewHandlers.statuses([
        { id: 'open', completed: false },
        { id: 'reviewed', completed: true },
      ]),
      ...visits([visit('open'), visit('reviewed', { merchantName: 'Harbor Salt' })]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You reviewed this visit')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Review this visit/ })).toBeVisible();
  },
};
export const ManyPages: Story = {
  parameters: {
    msw: visits(
      Array.from({ length: 10 }, (_, index) => visit(`visit-${index}`, { date: daysAgo(index + 1) })),
      43,
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Pages of your visits' })).toBeVisible();
  },
};
export const Filtered: Story = {
  args: { path: '/account/recent_activity?year=2026&state=processing' },
  parameters: { msw: narrowed(visit('pending', { awardStatus: 'Pending' })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/still processing$/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Processing');
  },
};
export const NoMatches: Story = {
  args: { path: '/account/recent_activity?year=2024' },
  parameters: { msw: narrowed() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No matches' })).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: respondingWith(() => new Promise(() => undefined)) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading your visits and rewards'))[0]).toBeInTheDocument();
  },
};
export const Empty: Story = {
  parameters: { msw: visits([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /will show up here$/ })).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: respondingWith(problem(500)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Everything you’ve earned is safe/)).toBeVisible();
  },
};
