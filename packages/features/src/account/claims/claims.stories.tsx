import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  allHandlers,
  buildCardBody,
  buildClaimBody,
  buildFindingBodies,
  buildMerchantBody,
  buildMerchantDetailBody,
  buildSearchResponse,
  cardHandlers,
  claimHandlers,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import {
  CLAIM_REFERENCE_CHARACTERS,
  claimReasons,
  claimStates,
  DAY_MS,
  MISSING_REWARD_DAYS,
  pictureErrors,
} from '@tableside/core';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { account } from '../index.ts';

const merchant = { id: '12', name: 'Basil Wharf' } as const;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const handlers = [
  merchantHandlers.search(buildSearchResponse([buildMerchantBody(merchant)])),
  merchantHandlers.detail(buildMerchantDetailBody(merchant)),
  cardHandlers.list([buildCardBody()]),
  ...allHandlers(),
];
const respondingWith = (...first: ReturnType<typeof allHandlers>) => ({ msw: [...first, ...handlers] });
const allFindings = Object.values(buildFindingBodies());

const filled = `/account/report_visit?merchantId=12&visitDate=${dayAgo(MISSING_REWARD_DAYS + 5)}`;
const phone = { globals: { viewport: { value: 'phone' } } } as const;

const meta = {
  title: 'Features/Reported visits',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: account,
    path: '/account/report_visit',
    visitor: memberOfTier(2),
    partner: { hasVisitClaims: true },
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', ...respondingWith() },
  beforeEach: () => sessionStorage.removeItem('dr.claimDraft'),
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const form = async (canvas: Canvas) => within(await canvas.findByRole('form', { name: 'Report a visit' }));
async function complete(canvas: Canvas) {
  const fields = await form(canvas);
  await userEvent.type(fields.getByLabelText(/^Amount you paid/), '48.20');
  await userEvent.selectOptions(fields.getByLabelText(/^Card you paid with/), 'Visa 1111');
  return fields;
}
async function send(canvas: Canvas) {
  const fields = await complete(canvas);
  await userEvent.click(fields.getByRole('button', { name: 'Look for my visit' }));
}
async function choose(canvas: Canvas, names: readonly string[]) {
  await form(canvas);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await userEvent.upload(
    input,
    names.map((name) => new File(['receipt'], name, { type: 'image/png' })),
  );
}
const isForm: Play = async ({ canvas }) => {
  await expect((await form(canvas)).getByLabelText(/^Restaurant/)).toBeVisible();
};

export const Form: Story = { play: isForm };
export const FormOnPhone: Story = { ...phone, play: isForm };
export const FilledIn: Story = {
  args: { path: filled },
  play: async ({ canvas }) => {
    await expect((await form(canvas)).getByLabelText(/^Restaurant/)).toHaveValue('Basil Wharf');
  },
};
export const Errors: Story = {
  play: async ({ canvas }) => {
    const fields = await form(canvas);
    await userEvent.click(fields.getByRole('button', { name: 'Look for my visit' }));
    await expect(await fields.findByText('4 fields need another look')).toBeVisible();
  },
};
export const CardsFailed: Story = {
  parameters: respondingWith(cardHandlers.list(problem(500))),
  play: async ({ canvas }) => {
    await expect((await form(canvas)).getByLabelText(/^Last four digits/)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: respondingWith(cardHandlers.list(() => new Promise(() => undefined))),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Opening the form'))[0]).toBeInTheDocument();
  },
};
export const PictureSending: Story = {
  args: { path: filled },
  parameters: respondingWith(claimHandlers.addPicture(() => new Promise(() => undefined))),
  play: async ({ canvas }) => {
    await choose(canvas, ['receipt.png']);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
  },
};
export const PictureAdded: Story = {
  args: { path: filled },
  play: async ({ canvas }) => {
    await choose(canvas, ['receipt.png']);
    await expect(await canvas.findByText('Added')).toBeVisible();
  },
};
export const PicturesRefused: Story = {
  args: { path: filled },
  parameters: (() => {
    let next = 0;
    return respondingWith(
      claimHandlers.addPicture(() =>
        problem(400, { code: pictureErrors[next++ % pictureErrors.length] ?? 'unreadable' }),
      ),
    );
  })(),
  play: async ({ canvas }) => {
    for (const [index, error] of pictureErrors.entries()) {
      await choose(canvas, [`${error}.png`]);
      await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(index + 1));
    }
  },
};
const isFound: Play = async ({ canvas }) => {
  await send(canvas);
  await expect(await canvas.findByRole('heading', { name: 'We looked for your visit' })).toHaveFocus();
};
const found = {
  args: { path: filled },
  parameters: respondingWith(claimHandlers.check({ findings: allFindings })),
};
export const Found: Story = { ...found, play: isFound };
export const FoundOnPhone: Story = { ...found, ...phone, play: isFound };
const isSent: Play = async ({ canvas }) => {
  await send(canvas);
  await expect(await canvas.findByText('K7M4XP')).toBeVisible();
};
export const Sent: Story = { args: { path: filled }, play: isSent };
export const SentOnPhone: Story = { args: { path: filled }, ...phone, play: isSent };
export const TooManyOpen: Story = {
  args: { path: filled },
  parameters: respondingWith(claimHandlers.send(problem(400, { code: 'tooManyOpen' }))),
  play: async ({ canvas }) => {
    await send(canvas);
    await expect(await canvas.findByText(/^You have 10 reported visits/)).toBeVisible();
  },
};

const referenceOf = (index: number) => `K7M4X${CLAIM_REFERENCE_CHARACTERS[index]}`;
const reported = claimStates.map((state, index) =>
  buildClaimBody({
    reference: referenceOf(index),
    state,
    reason: {
      received: undefined,
      needsMore: 'receiptUnreadable',
      credited: 'goodwill',
      declined: 'cardNotLinked',
    }[state] as (typeof claimReasons)[number] | undefined,
    pictureCount: index,
    events: [
      { at: '2026-06-12T15:00:00.000Z', by: 'member', state: 'received' },
      ...(state === 'received' ? [] : [{ at: '2026-06-15T15:00:00.000Z', by: 'operator' as const, state }]),
    ],
  }),
);
const activity = { path: '/account/recent_activity' };
const isListed: Play = async ({ canvas }) => {
  const list = within(await canvas.findByRole('region', { name: 'Visits you reported' }));
  await expect(list.getAllByRole('heading', { level: 3 })[0]).toBeVisible();
};
export const Records: Story = {
  args: activity,
  parameters: respondingWith(claimHandlers.list(reported)),
  play: isListed,
};
export const RecordsOnPhone: Story = { ...Records, ...phone };
export const Reasons: Story = {
  args: activity,
  parameters: respondingWith(
    claimHandlers.list(
      claimReasons.map((reason, index) =>
        buildClaimBody({ reference: referenceOf(index), state: 'declined', reason, merchantName: reason }),
      ),
    ),
  ),
  play: isListed,
};
export const RecordsFailed: Story = {
  args: activity,
  parameters: respondingWith(claimHandlers.list(problem(500))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t load the visits you reported/)).toBeVisible();
  },
};
