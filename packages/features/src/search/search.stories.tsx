import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  allHandlers,
  buildFreeTimesBody,
  buildMerchantBodies,
  buildMerchantBody,
  buildSearchResponse,
  merchantHandlers,
  problem,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { anonymous, DAY_MS, dayOf } from '@tableside/core';
import { FeatureStory, StoryProviders } from '@tableside/kits/testing/feature-story';
import { onlineManager } from '@tanstack/react-query';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';

import { DineInPopover } from './filters/dine-in-popover.tsx';
import { search } from './index.ts';

type SearchResponse = Parameters<typeof merchantHandlers.search>[0];
const respondingWith = (response: SearchResponse) => ({
  msw: [merchantHandlers.search(response), ...allHandlers()],
});
const unknownPlace = (...nearestLocations: string[]) =>
  respondingWith({ ...buildSearchResponse([]), code: 'unknownLocation', nearestLocations });

const reserving = { openTableReservationsEnabled: true };
const nextWeek = () => dayOf(Date.now() + 7 * DAY_MS);

const meta = {
  title: 'Features/Search',
  component: FeatureStory,
  tags: ['!autodocs'],
  args: {
    feature: search,
    path: '/search?location=New York',
    visitor: anonymous,
    partner: {},
    content: emptyContent,
  },
  argTypes: { feature: { table: { disable: true } } },
  parameters: { layout: 'fullscreen', msw: allHandlers() },
  beforeEach: () => {
    localStorage.setItem('dr.dineInPopover', 'true');
  },
} satisfies Meta<typeof FeatureStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (words: RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: words })).toBeVisible();
  };

export const Results: Story = { play: says(/^12 restaurants near New York$/) };
export const Cities: Story = { args: { path: '/restaurants' }, play: says(/^Restaurants by city$/) };
export const PageOfAPlace: Story = {
  args: { path: '/restaurants/chicago-il' },
  play: says(/^Restaurants in Chicago, IL$/),
};
export const Filtered: Story = {
  args: { path: '/search?location=New York&features=takeout&priceRange=2&benefitsFor=Fri' },
  play: says(/^12 restaurants/),
};
export const FiltersOpen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^12 restaurants/ });
    await userEvent.click(canvas.getByRole('button', { name: /^Filters/ }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Filters' })).toBeVisible());
  },
};
const bookable = buildMerchantBodies(4).map((one, index) => ({
  ...one,
  reservationProviders: index === 1 ? [] : ['OpenTable'],
}));
const withTimes = (...response: Parameters<typeof reservationHandlers.freeTimes>) => ({
  args: { path: `/search?location=New York&date=${nextWeek()}&time=19:00&party=2`, partner: reserving },
  parameters: {
    msw: [merchantHandlers.search(bookable), reservationHandlers.freeTimes(...response), ...allHandlers()],
  },
});
export const FreeTimes: Story = {
  ...withTimes(),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^Reserve at 7:00 PM at / })).toHaveLength(3);
  },
};
export const FreeTimesLoading: Story = {
  ...withTimes(() => new Promise(() => undefined)),
  play: says(/^4 restaurants/),
};
export const NoFreeTimes: Story = {
  ...withTimes(({ query }) =>
    buildFreeTimesBody(query.getAll('merchantId')).map((one) => ({ ...one, slots: [] })),
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('No tables near 7:00 PM'))[0]).toBeVisible();
  },
};
export const FreeTimesFailed: Story = { ...withTimes(problem(500)), play: says(/^4 restaurants/) };
export const TableOpen: Story = {
  ...withTimes(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /, date, time and party$/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Find a table' }));
    await waitFor(() => expect(dialog.getByLabelText('Party size')).toBeVisible());
  },
};
/** Rendered alone, because pages opened by a deep link, such as stories, never show the hint. */
export const FilterHint: Story = {
  render: ({ feature: _feature, ...page }) => (
    <StoryProviders {...page}>
      <DineInPopover hasArrow onClose={() => undefined} />
    </StoryProviders>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Got it' })).toBeVisible();
  },
};
export const Map: Story = {
  args: { path: '/search?location=New York&view=map' },
  play: async ({ canvas }) => {
    const pins = within(await canvas.findByRole('list', { name: 'Map of the restaurants found' }));
    await waitFor(() => expect(pins.getAllByRole('button')[0]).toBeVisible());
  },
};
export const MapOfPrices: Story = {
  args: { path: '/search?location=New York&view=map', partner: { map: { pins: 'price' } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Juniper & Rye, Price 1 of 4, rated 4.3 of 5' }),
    ).toBeVisible();
  },
};
/** MER-07 MER-08: Cards over the map's lower edge have a single line for the place and the distance. */
export const MapOnPhone: Story = {
  args: { path: '/search?location=New York&view=map' },
  globals: { viewport: { value: 'phone' } },
  parameters: respondingWith([
    buildMerchantBody({
      location: { address: { city: 'Rancho Cucamonga' }, neighborhood: 'North Etiwanda' },
    }),
  ]),
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('list', { name: 'Restaurants on the map' }));
    const distance = await strip.findByText(/^· [\d.]+ mi$/);
    const { right } = distance.getBoundingClientRect();
    const place = strip.getByText('North Etiwanda, Rancho Cucamonga');
    await expect(place.scrollWidth).toBeGreaterThan(place.clientWidth);
    await expect(place).toHaveStyle({ textOverflow: 'ellipsis' });
    await expect(distance.scrollWidth).toBe(distance.clientWidth);
    await expect(right).toBeLessThanOrEqual(place.closest('article')!.getBoundingClientRect().right);
  },
};
export const Loading: Story = {
  parameters: respondingWith(() => new Promise(() => undefined)),
  play: says(/^Finding restaurants near /),
};
export const NothingFound: Story = { parameters: respondingWith([]), play: says(/^No restaurants match/) };
export const NothingFoundWithFilters: Story = {
  args: { path: '/search?location=New York&features=takeout&restaurantOrCuisine=pizza' },
  parameters: respondingWith([]),
  play: says(/^No restaurants match/),
};
export const Failed: Story = { parameters: respondingWith(problem(500)), play: says(/^We couldn’t load/) };
export const MapFailedOnPhone: Story = {
  args: { path: '/search?location=New York&view=map' },
  globals: { viewport: { value: 'phone' } },
  parameters: respondingWith(problem(500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We couldn’t load/, { selector: 'p' })).toBeVisible();
  },
};
export const Outdated: Story = {
  // Sets the state directly, because after the story nothing listens for an `online` event.
  beforeEach: () => () => onlineManager.setOnline(true),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: /^12 restaurants/ });
    onlineManager.setOnline(false);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No connection');
  },
};
export const UnknownPlace: Story = {
  args: { path: '/search?location=Bostn' },
  parameters: unknownPlace('Boston, MA', 'Bolton, MA'),
  play: says(/^We don’t know “Bostn”$/),
};
export const UnknownPlaceWithoutNames: Story = {
  args: { path: '/search?location=Qqxx' },
  parameters: unknownPlace(),
  play: says(/^We don’t know “Qqxx”$/),
};
export const PositionBlocked: Story = {
  args: { path: '/search?location=Current Location' },
  beforeEach: () => {
    spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_found, failed) =>
      failed?.({ code: 1 } as GeolocationPositionError),
    );
  },
  play: says(/^Your browser isn’t sharing your location$/),
};
export const NoSuchPage: Story = {
  args: { path: '/search?location=New York&pageNo=9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'There’s no page 9' })).toBeVisible();
  },
};
export const FiltersOpenInLowWindow: Story = {
  ...FiltersOpen,
  name: 'UIX-16 filters in a low window',
  globals: { viewport: { value: 'low' } },
};
export const TableOpenInLowWindow: Story = {
  ...TableOpen,
  name: 'UIX-16 choosing date, time and party in a low window',
  globals: { viewport: { value: 'low' } },
};
export const ResultsInLowWindow: Story = {
  ...Results,
  name: 'UIX-16 the list of results in a low window',
  globals: { viewport: { value: 'low' } },
};
export const MapInLowWindow: Story = {
  args: { path: '/search?location=New York&view=map' },
  name: 'UIX-16 map and its cards in a low window',
  parameters: respondingWith(['1', '2', '3'].map((id) => buildMerchantBody({ id }))),
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    const strip = within(await canvas.findByRole('list', { name: 'Restaurants on the map' }));
    await waitFor(() => expect(strip.getAllByRole('article')[0]).toBeVisible());
    await expect(await canvas.findByRole('button', { name: 'Zoom in' })).toBeVisible();
  },
};
export const ResultsOnPhone: Story = {
  ...Results,
  name: 'UIX-17 the list of results on a phone',
  globals: { viewport: { value: 'phone' } },
};
