import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  allHandlers,
  buildAvailabilityBody,
  buildHoldBody,
  buildMerchantDetailBody,
  buildReservationBody,
  buildSlotBody,
  merchantHandlers,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous, changeReservationHref, formatLocalTime, merchantHref } from '@tableside/core';
import { PAYMENT_SCRIPT } from '@tableside/kits/payments';
import { FeatureStory } from '@tableside/kits/testing/feature-story';
import { memberOfTier } from '@tableside/kits/testing/providers';
import { delay, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { merchant } from './index.ts';

type Handlers = ReturnType<typeof allHandlers>;

const WEEK_MS = 7 * 24 * 60 * 60_000;
const inTheEvening = (time: string) =>
  `${new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10)}T${time}:00.000Z`;
const slots = ['22:00', '22:30', '23:00', '23:30'].map((time) =>
  buildSlotBody({ startsAt: inTheEvening(time) }),
);
/** The default fixture's hold has already expired. */
const holdNow = () => buildHoldBody({ expiresAt: new Date(Date.now() + 299_000).toISOString() });
const respondingWith = (...handlers: Handlers) => ({
  msw: [
    ...handlers,
    merchantHandlers.detail(buildMerchantDetailBody({ reservationProviders: ['OpenTable'] })),
    reservationHandlers.availability(buildAvailabilityBody({ slots })),
    reservationHandlers.hold(holdNow),
    reservationHandlers.reserve(buildReservationBody(slots[0])),
    ...allHandlers(),
  ],
});
const respondingToSearch = (...response: Parameters<typeof reservationHandlers.availability>) =>
  respondingWith(reservationHandlers.availability(...response));

const meta = {
  title: 'Features/Reservations',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: merchant,
    path: `${merchantHref('1')}#reserve`,
    visitor: memberOfTier(2),
    partner: { openTableReservationsEnabled: true, hasReservationBonus: true },
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', ...respondingWith() },
  beforeEach: () => sessionStorage.removeItem('dr.reservation'),
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const section = async () => {
  const region = await screen.findByRole('region', { name: /^(Reserve a table|Change your reservation)$/ });
  region.scrollIntoView();
  return within(region);
};
const find = async () =>
  userEvent.click(await (await section()).findByRole('button', { name: 'Find a table' }));
const pick = async () => {
  await find();
  const name = formatLocalTime(inTheEvening('22:00'), 'America/New_York');
  await userEvent.click(await (await section()).findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const confirm = async (name: string) => {
  const dialog = await pick();
  await dialog.findByText(/^We’re holding this table|^You have a table/);
  await userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
};
const finds =
  (words: RegExp): NonNullable<Story['play']> =>
  async () => {
    await find();
    await expect(await (await section()).findByText(words)).toBeVisible();
  };
const saysMessage =
  (words: RegExp, { name = 'Reserve' } = {}): NonNullable<Story['play']> =>
  async () => {
    const dialog = await confirm(name);
    await waitFor(() => expect(dialog.getByText(words)).toBeVisible());
  };
const refused = (status: number, code: string): Pick<Story, 'parameters'> => ({
  parameters: respondingWith(reservationHandlers.reserve(problem(status, { code }))),
});

export const Initial: Story = {
  play: async () => {
    await expect((await section()).getByLabelText('Date')).toBeVisible();
  },
};
export const Searching: Story = {
  parameters: respondingToSearch(() => new Promise(() => undefined)),
  play: async () => {
    await find();
    await expect(await (await section()).findByText('Looking for tables')).toBeInTheDocument();
  },
};
export const Tables: Story = { play: finds(/^Tables on /) };
export const TablesWithoutBonusOrWithCard: Story = {
  parameters: respondingToSearch(
    buildAvailabilityBody({
      slots: [
        buildSlotBody({ startsAt: inTheEvening('22:00'), hasBonus: false }),
        buildSlotBody({ startsAt: inTheEvening('23:00'), requiresCard: true }),
        buildSlotBody({ startsAt: inTheEvening('23:30'), hasBonus: false, requiresCard: true }),
      ],
    }),
  ),
  play: finds(/^Tables on /),
};
export const NoTable: Story = {
  parameters: respondingToSearch(buildAvailabilityBody({ state: 'none', slots: [] })),
  play: finds(/^No tables are open around 7:00 PM/),
};
export const PartyTooSmall: Story = {
  parameters: respondingToSearch(
    buildAvailabilityBody({ state: 'tooSmall', slots: [], partySizes: { smallest: 4 } }),
  ),
  play: finds(/for 4 people or more/),
};
export const PartyTooBig: Story = {
  parameters: respondingToSearch(buildAvailabilityBody({ state: 'tooBig', slots: [] })),
  play: finds(/for up to 8 people/),
};
export const TooFarAhead: Story = {
  parameters: respondingToSearch(buildAvailabilityBody({ state: 'tooFar', slots: [] })),
  play: finds(/too far ahead/),
};
export const TooSoon: Story = {
  parameters: respondingToSearch(buildAvailabilityBody({ state: 'tooClose', slots: [] })),
  play: finds(/has passed at the restaurant/),
};
export const SearchFailed: Story = {
  parameters: respondingToSearch(problem(424, { code: 'bookingUnavailable' })),
  play: finds(/couldn’t look for tables/),
};
export const Changing: Story = {
  args: { path: changeReservationHref({ id: 'reservation-1', merchantId: '1' }) },
  parameters: respondingWith(reservationHandlers.list([buildReservationBody(slots[2])])),
  play: async () => {
    await expect(await (await section()).findByText(/^You have a table for 2 people/)).toBeVisible();
  },
};

export const SignInFirst: Story = {
  args: { visitor: anonymous },
  play: async () => {
    const dialog = await pick();
    await waitFor(() => expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible());
  },
};
export const CardRequired: Story = {
  parameters: respondingToSearch(
    buildAvailabilityBody({ slots: [buildSlotBody({ ...slots[0], requiresCard: true })] }),
  ),
  play: async () => {
    const dialog = await pick();
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'A card is required' })).toBeVisible());
  },
};
export const CardLoading: Story = {
  parameters: respondingWith(
    http.get(`${new URL(PAYMENT_SCRIPT).origin}/*`, () => delay('infinite')),
    ...CardRequired.parameters?.['msw'],
  ),
  beforeEach: () => {
    Object.assign(globalThis, { __PAYMENT_KEY__: 'pk_test_story' });
    return () => void Reflect.deleteProperty(globalThis, '__PAYMENT_KEY__');
  },
  play: async () => {
    const dialog = await pick();
    await waitFor(() => expect(dialog.getByText('Loading the card fields')).toBeVisible());
  },
};
export const Held: Story = {
  play: async () => {
    const dialog = await pick();
    await waitFor(() => expect(dialog.getByText(/^We’re holding this table/)).toBeVisible());
  },
};
export const Reserved: Story = { play: saysMessage(/^Your table is reserved$/) };
export const Changed: Story = {
  ...Changing,
  play: saysMessage(/^Your reservation is changed$/, { name: 'Change reservation' }),
};
export const OverlapKnown: Story = {
  parameters: respondingWith(
    reservationHandlers.list([
      buildReservationBody({ id: 'r-2', merchantName: 'Ember Hall', startsAt: inTheEvening('21:30') }),
    ]),
  ),
  play: async () => {
    const dialog = await pick();
    await expect(await dialog.findByText('Ember Hall')).toBeVisible();
  },
};
export const JustTaken: Story = {
  parameters: respondingWith(reservationHandlers.hold(problem(400, { code: 'slotTaken' }))),
  play: async () => {
    const dialog = await pick();
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Reserve .* instead$/ })).toBeVisible());
  },
};
export const Overlap: Story = { ...refused(400, 'overlap'), play: saysMessage(/within two hours/) };
export const Fraud: Story = {
  ...refused(403, 'fraud'),
  play: saysMessage(/can’t be made with your account/),
};
export const Deactivated: Story = {
  ...refused(403, 'deactivated'),
  play: saysMessage(/has been deactivated/),
};
export const HoldExpired: Story = {
  ...refused(400, 'holdExpired'),
  play: saysMessage(/couldn’t hold the table/),
};
export const Unavailable: Story = {
  ...refused(424, 'bookingUnavailable'),
  play: saysMessage(/booking service isn’t responding/),
};
export const Failed: Story = { ...refused(500, 'failed'), play: saysMessage(/couldn’t complete/) };
export const SignInFirstInLowWindow: Story = {
  ...SignInFirst,
  name: 'UIX-16 signing in to reserve in a low window',
  globals: { viewport: { value: 'low' } },
};
export const CardRequiredInLowWindow: Story = {
  ...CardRequired,
  name: 'UIX-16 a required card in a low window',
  globals: { viewport: { value: 'low' } },
};
export const CardLoadingInLowWindow: Story = {
  ...CardLoading,
  name: 'UIX-16 a required card that is loading in a low window',
  globals: { viewport: { value: 'low' } },
};
export const HeldInLowWindow: Story = {
  ...Held,
  name: 'UIX-16 reserving in a low window',
  globals: { viewport: { value: 'low' } },
};
export const ReservedInLowWindow: Story = {
  ...Reserved,
  name: 'UIX-16 a reserved table in a low window',
  globals: { viewport: { value: 'low' } },
};
