import {
  buildFeatureFlags,
  buildSearchResponse,
  featureFlagHandlers,
  merchantHandlers,
} from '@tableside/api-client/testing';
import { AttentionContext, type Attention } from '@tableside/kits/attention';
import { act, screen, waitFor, within } from '@testing-library/react';
import { use, useEffect } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { lastSearch, renderSearch, server, showOneCard } from './search.fixture.tsx';
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
beforeEach(showOneCard);

const found = () => screen.findByRole('heading', { level: 1, name: /12 restaurants/ });
const chip = (name: RegExp) => screen.getByRole('button', { name });
const openFilters = async (user: ReturnType<typeof renderSearch>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await dialog.findAllByRole('group');
  return dialog;
};
const show = (dialog: Awaited<ReturnType<typeof openFilters>>) =>
  dialog.findByRole('button', { name: 'Show 12 restaurants' });
const everyFilter =
  'acclaimed=true&benefitsFor=Tue&features=takeout&isNew=true&mealsServed=lunch&priceRange=2&reservations=true';
const plain = { location: ['Boston'], pageNo: ['1'], pageSize: ['10'] };

test('SEA-04 CHR-48 a choice in the dialog has its count, counts at once and is searched when it is shown', async () => {
  const response = buildSearchResponse();
  const mealsServed = { ...response.filterCounts.mealsServed, lateNight: 0 };
  server.use(
    merchantHandlers.search({ ...response, filterCounts: { ...response.filterCounts, mealsServed } }),
  );
  const { user } = renderSearch('/search?location=Boston&pageNo=2');
  await found();
  const dialog = await openFilters(user);
  const names = {
    checkbox: [
      'Breakfast 1 restaurant',
      'Brunch 2 restaurants',
      'Lunch 5 restaurants',
      'Dinner 6 restaurants',
      'Late night 0 restaurants',
      'Delivery 2 restaurants',
      'Dine-in 6 restaurants',
      'Takeout 4 restaurants',
      'Online ordering 2 restaurants',
      'Sunday 2 restaurants',
      'Monday 4 restaurants',
      'Tuesday 4 restaurants',
      'Wednesday 4 restaurants',
      'Thursday 4 restaurants',
      'Friday 3 restaurants',
      'Saturday 2 restaurants',
      'Acclaimed 2 restaurants',
      'New 1 restaurant',
      'Reservations 3 restaurants',
    ],
    button: [
      'Inexpensive 1 restaurant',
      'Moderate 3 restaurants',
      'Expensive 2 restaurants',
      'Very expensive 1 restaurant',
    ],
  } as const;
  await dialog.findByRole('checkbox', { name: 'Lunch 5 restaurants' });
  for (const [role, expected] of Object.entries(names)) {
    const controls = dialog.getAllByRole(role).filter((control) => control.closest('fieldset'));
    expect(controls).toHaveLength(expected.length);
    for (const [index, name] of expected.entries()) {
      expect(controls[index]).toHaveAccessibleName(name);
      if (role === 'checkbox') expect(controls[index]).not.toBeChecked();
    }
  }
  const status = dialog.getByRole('status');
  const announced: (string | null)[] = [];
  const observer = new MutationObserver(() => announced.push(status.textContent));
  observer.observe(status, { characterData: true, childList: true, subtree: true });
  await user.click(dialog.getByRole('checkbox', { name: /Lunch/ }));
  await waitFor(() => expect(announced).toEqual(['Counting restaurants', 'Show 12 restaurants']));
  expect(status.closest('button')).toBeNull();
  await user.click(await show(dialog));
  await waitFor(() => expect(lastSearch()).toEqual({ ...plain, mealsServed: ['lunch'] }));
  expect(window.location.search).toBe('?location=Boston&mealsServed=lunch');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Filters/ })).toHaveTextContent('1');
});

const choicesOf = [
  [
    'Meals',
    'mealsServed',
    { Breakfast: 'breakfast', Brunch: 'brunch', Lunch: 'lunch', Dinner: 'dinner', 'Late night': 'lateNight' },
  ],
  [
    'Ways to dine',
    'features',
    { Delivery: 'delivery', 'Dine-in': 'dineIn', Takeout: 'takeout', 'Online ordering': 'onlineOrdering' },
  ],
  [
    'Earning days',
    'benefitsFor',
    {
      Sunday: 'Sun',
      Monday: 'Mon',
      Tuesday: 'Tue',
      Wednesday: 'Wed',
      Thursday: 'Thu',
      Friday: 'Fri',
      Saturday: 'Sat',
    },
  ],
] as const;

test('SEA-12.a SEA-12.b SEA-14 SEA-15 SEA-17 meals, ways to dine and earning days offer their choices in order; each sends its value, and undone sends nothing', async () => {
  const { filterCounts, ...response } = buildSearchResponse();
  const none = {
    benefitsFor: { ...filterCounts.benefitsFor, Sat: 0 },
    features: { ...filterCounts.features, delivery: 0 },
    mealsServed: { ...filterCounts.mealsServed, lateNight: 0 },
  };
  server.use(merchantHandlers.search({ ...response, filterCounts: { ...filterCounts, ...none } }));
  const { user } = renderSearch('/search?location=Boston&isNew=true&priceRange=2');
  await found();
  const others = { ...plain, isNew: ['true'], priceRange: ['2'] };
  const dialog = await openFilters(user);
  for (const [group, key, choices] of choicesOf) {
    const boxes = within(dialog.getByRole('group', { name: group })).getAllByRole('checkbox');
    const labels = boxes.map((box) => box.closest('label')?.textContent?.match(/^[A-Za-z -]+/)?.[0]);
    expect(labels).toEqual(Object.keys(choices));
    for (const [index, value] of Object.values(choices).entries()) {
      const box = boxes[index]!;
      await user.click(box);
      await waitFor(() => expect(lastSearch()).toEqual({ ...others, [key]: [value] }));
      await user.click(box);
    }
  }
  await user.click(await show(dialog));
  await found();
  expect(window.location.search).toBe('?location=Boston&isNew=true&priceRange=2');
});

test('SEA-13.a SEA-13.b SEA-12.a SEA-12.b CHR-49 each group has its name; four prices; two of them are sent together, and one taken away leaves the other', async () => {
  const { user } = renderSearch('/search?location=Boston');
  await found();
  const dialog = await openFilters(user);
  for (const name of ['Price', 'Meals', 'Ways to dine', 'Earning days', 'More'])
    expect(dialog.getByRole('group', { name })).toBeVisible();
  expect(dialog.getAllByRole('group')).toHaveLength(5);
  const prices = within(dialog.getByRole('group', { name: 'Price' })).getAllByRole('button');
  expect(prices.map((price) => price.textContent?.match(/^\$+[A-Za-z ]+/)?.[0])).toEqual([
    '$Inexpensive',
    '$$Moderate',
    '$$$Expensive',
    '$$$$Very expensive',
  ]);
  await user.click(dialog.getByRole('button', { name: /^Inexpensive/ }));
  await user.click(dialog.getByRole('button', { name: /^Expensive/ }));
  await waitFor(() => expect(lastSearch()).toEqual({ ...plain, priceRange: ['1', '3'] }));
  await user.click(dialog.getByRole('button', { name: /^Inexpensive/ }));
  await waitFor(() => expect(lastSearch()).toEqual({ ...plain, priceRange: ['3'] }));
  await user.click(dialog.getByRole('button', { name: /^Very expensive/ }));
  await user.click(await show(dialog));
  expect(window.location.search).toBe('?location=Boston&priceRange=3&priceRange=4');
});

test('SEA-16.a SEA-12.a SEA-12.b CHR-48 four suggested filters with their counts; each switches exactly its key', async () => {
  // It is already Thursday in UTC.
  vi.stubEnv('TZ', 'Pacific/Honolulu');
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-06-04T02:00:00Z') });
  const { user } = renderSearch('/search?location=Boston&pageNo=2');
  await found();
  const suggested = within(screen.getByRole('list', { name: 'Suggested filters' })).getAllByRole('button');
  const names = [
    'Acclaimed 2 restaurants',
    'New 1 restaurant',
    'Earn today 4 restaurants',
    'Reservations 3 restaurants',
  ];
  expect(chip(/^Dine-in/)).toHaveAccessibleName('Dine-in 6 restaurants');
  expect(suggested).toHaveLength(names.length);
  for (const [index, name] of names.entries()) expect(suggested[index]).toHaveAccessibleName(name);
  for (const [name, change] of [
    [/^Acclaimed/, { acclaimed: ['true'] }],
    [/^New/, { isNew: ['true'] }],
    [/^Earn today/, { benefitsFor: ['Wed'] }],
    [/^Reservations/, { reservations: ['true'] }],
  ] as const) {
    await user.click(chip(name));
    await waitFor(() => expect(lastSearch()).toEqual({ ...plain, ...change }));
    expect(chip(name)).toHaveAttribute('aria-pressed', 'true');
    await user.click(chip(name));
    await waitFor(() => expect(chip(name)).toHaveAttribute('aria-pressed', 'false'));
    expect(window.location.search).toBe('?location=Boston');
  }
  for (const name of [/^Acclaimed/, /^New/, /^Earn today/, /^Reservations/]) await user.click(chip(name));
  const all = { acclaimed: ['true'], isNew: ['true'], benefitsFor: ['Wed'], reservations: ['true'] };
  await waitFor(() => expect(lastSearch()).toEqual({ ...plain, ...all }));
  await user.click(chip(/^New/));
  expect(window.location.search).toBe('?location=Boston&acclaimed=true&reservations=true&benefitsFor=Wed');
});

test.each([
  [true, false, ['Acclaimed', 'New', 'Earn today']],
  [false, true, ['New', 'Earn today', 'Reservations']],
])('SEA-16.b with acclaim %s and reservations %s the partner suggests %j', async (acclaim, tables, names) => {
  renderSearch('/search?location=Boston', {
    partner: { acclaimedEnabled: acclaim, openTableReservationsEnabled: tables },
  });
  await found();
  const suggested = within(screen.getByRole('list', { name: 'Suggested filters' })).getAllByRole('button');
  expect(suggested.map((button) => button.textContent?.match(/^[A-Z][a-z ]+/)?.[0])).toEqual(names);
});

const dineInHint = () => screen.queryByRole('region', { name: 'New: the dine-in filter' });

function Attending({ onAttention }: { readonly onAttention: (attention: Attention) => void }) {
  const attention = use(AttentionContext);
  useEffect(() => onAttention(attention), [attention, onAttention]);
  return null;
}

test('SEA-04 SEA-30.a what the server does not list is neither offered nor pointed out', async () => {
  server.use(featureFlagHandlers.flags(buildFeatureFlags({ filters: ['isNew', 'mealsServed'] })));
  window.localStorage.removeItem('dr.dineInPopover');
  // With its code loaded, the hint would come at once.
  await import('./filters/dine-in-popover.tsx');
  const { user } = renderSearch('/', { elsewhere: <Link to="/search?location=Boston">Search</Link> });
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await found();
  await waitFor(() => expect(screen.queryByLabelText('Sort by')).not.toBeInTheDocument());
  expect(
    screen.queryByRole('button', { name: /Dine-in|Reservations|Acclaimed|Earn today/ }),
  ).not.toBeInTheDocument();
  await act(async () => {});
  expect(dineInHint()).not.toBeInTheDocument();
  const dialog = await openFilters(user);
  expect(dialog.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Meals',
    'More',
  ]);
});

test('SEA-04 SEA-12.b closing the dialog forgets what was tried; all filters are cleared at once, and the place stays', async () => {
  const { user } = renderSearch(`/search?location=Boston&${everyFilter}&sortBy=name`);
  await found();
  const before = window.location.search;
  const first = await openFilters(user);
  await user.click(first.getByRole('checkbox', { name: /Brunch/ }));
  await user.click(first.getByRole('button', { name: 'Close filters' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(window.location.search).toBe(before);
  const dialog = await openFilters(user);
  const chosen = dialog.getAllByRole('checkbox', { checked: true });
  expect(chosen.map((box) => box.closest('label')?.textContent?.match(/^[A-Za-z]+/)?.[0])).toEqual([
    'Lunch',
    'Takeout',
    'Tuesday',
    'Acclaimed',
    'New',
    'Reservations',
  ]);
  expect(dialog.getByRole('button', { pressed: true })).toHaveAccessibleName(/^Moderate/);
  await user.click(dialog.getByRole('button', { name: 'Clear all' }));
  await user.click(await show(dialog));
  // The dialog also runs searches to count results, so only the URL shows which filters are applied.
  expect(window.location.search).toBe('?location=Boston&sortBy=name');
  await waitFor(() => expect(lastSearch()).toEqual({ ...plain, sortBy: ['name'] }));
  expect(screen.getByRole('button', { name: /^Filters/ })).not.toHaveTextContent(/\d/);
});

test('SEA-04 SEA-07.b where filters leave nothing one press takes all of them away', async () => {
  server.use(merchantHandlers.search([]));
  const { user } = renderSearch(`/search?location=Boston&${everyFilter}&isSaved=true`, {
    partner: { hasSavedPlaces: true },
  });
  await user.click(await screen.findByRole('button', { name: 'Show restaurants without filters' }));
  expect(window.location.search).toBe('?location=Boston');
});

test('SEA-30.a SEA-30.b CHR-44.a CHR-44.c UIX-04.c the dine-in filter is pointed out once a browser, after anything else that is due, not to who followed a link to this search, and passes on the focus', async () => {
  window.localStorage.removeItem('dr.dineInPopover');
  const callbacks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const becomeIdle = () =>
    act(async () => {
      await Promise.resolve();
      for (const callback of callbacks.splice(0)) callback();
    });
  const onAttention = vi.fn<(attention: Attention) => void>();
  const elsewhere = (
    <>
      <Link to="/search?location=Boston">Search</Link>
      <Attending onAttention={onAttention} />
    </>
  );
  const visit = renderSearch('/', { elsewhere });
  await visit.user.click(screen.getByRole('link', { name: 'Search' }));
  await found();
  const attention = onAttention.mock.lastCall![0];
  const offerInstall = vi.fn();
  const withdraw = attention.request('install', offerInstall);
  await becomeIdle();
  expect(offerInstall).toHaveBeenCalledOnce();
  expect(dineInHint()).not.toBeInTheDocument();
  withdraw();
  window.sessionStorage.clear();
  // The hint still waits for its turn. Any request gives the next one.
  attention.request('install', offerInstall)();
  await becomeIdle();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  await waitFor(() => expect(dineInHint()).toBeVisible());
  await visit.user.click(screen.getByRole('button', { name: 'Got it' }));
  expect(dineInHint()).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(window.localStorage.getItem('dr.dineInPopover')).toBe('true');
  visit.unmount();
  window.sessionStorage.clear();
  const next = renderSearch('/', { elsewhere });
  await next.user.click(screen.getByRole('link', { name: 'Search' }));
  await found();
  expect(dineInHint()).not.toBeInTheDocument();
  next.unmount();
  window.localStorage.removeItem('dr.dineInPopover');
  // Its code has loaded by now, so it would come at once.
  renderSearch('/search?location=Boston');
  await found();
  await act(async () => {});
  expect(dineInHint()).not.toBeInTheDocument();
});
