import '@testing-library/jest-dom/vitest';

import { buildMerchantBodies, buildSearchResponse, merchantHandlers } from '@tableside/api-client/testing';
import { buildEntry } from '@tableside/content-client/testing';
import type { Visitor } from '@tableside/core';
import { memberOfTier, setupFeature } from '@tableside/kits/testing';
import { minimalPartner, partnersByKind } from '@tableside/partner-config/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';

import { home } from '../index.ts';

const { renderSite, server } = setupFeature(home);

const member = memberOfTier(2);

const [dine, earned] = [/^Dine in, take out/, /^Tax and tip count too/];
const stepsOf: readonly [keyof typeof partnersByKind, readonly string[], readonly RegExp[]][] = [
  [
    'direct',
    ['Join and link a card', 'Eat where you like', 'Watch your market dollars grow'],
    [/^Sign up with your email address/, dine, earned],
  ],
  [
    'sso',
    ['Join with your Starline account', 'Eat where you like', 'Earn up to 4 stars for every $1'],
    [/^Sign in the way you always do/, dine, earned],
  ],
  [
    'none',
    ['Carry the right card', 'Eat where you like', 'Watch your bill credits grow'],
    [/^Ringtone Dines comes with your Ringtone membership/, dine, earned],
  ],
];
async function expectSteps(titles: readonly string[], texts: readonly RegExp[]) {
  const steps = within(await screen.findByRole('region', { name: 'How it works' }));
  const [numbered] = steps.getAllByRole('list');
  expect(numbered?.tagName).toBe('OL');
  const items = within(numbered!)
    .getAllByRole('listitem')
    .map((step) => within(step));
  expect(items.map((step) => step.getByText(/^\d$/).textContent)).toEqual(['1', '2', '3']);
  expect(items.map((step) => step.getByRole('heading').textContent)).toEqual(titles);
  expect(items.map((step) => step.getByRole('paragraph').textContent)).toEqual(
    texts.map((text) => expect.stringMatching(text)),
  );
}

test.each(stepsOf)(
  'CFG-06.a HOM-01 the home of %s partners has exactly three numbered steps, and its own way to join',
  async (kind, titles, texts) => {
    renderSite('/', { partner: { ...partnersByKind[kind], homePage: 'howItWorks' } });
    await expectSteps(titles, texts);
    if (kind === 'direct') await screen.findByRole('textbox', { name: /^Email address/ });
    else expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
    const join = screen.queryAllByRole('link', { name: /Join/ });
    expect(join.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      kind === 'sso' ? [['Join Starline Suppers', '/join']] : [],
    );
  },
);

test.each(stepsOf)(
  'HOM-01 ROU-17 /how-it-works of %s partners has them, too',
  async (kind, titles, texts) => {
    renderSite('/how-it-works', { partner: partnersByKind[kind] });
    await expectSteps(titles, texts);
  },
);

test.each([
  ['steps', ['How it works', 'Browse restaurants']],
  ['restaurants', ['Browse restaurants', 'How it works']],
] as const)(
  'HOM-01 CFG-42.b the page has the steps, and begins with %s where the brand says so',
  async (homeStart, names) => {
    renderSite('/', { partner: { brand: { ...minimalPartner.brand, homeStart } } });
    await screen.findByRole('region', { name: 'How it works' });
    const regions = screen.getAllByRole('region', { name: /^(How it works|Browse restaurants)$/ });
    expect(regions.map((region) => within(region).getAllByRole('heading')[0]?.textContent)).toEqual(names);
  },
);

const common = [
  ['See all restaurants', '/search'],
  ['New restaurants', '/search?isNew=true'],
  ['Brunch', '/search?mealsServed=brunch'],
  ['Takeout', '/search?features=takeout'],
] as const;
const ofTables = ['Book a table', '/search?reservations=true'] as const;
const ofRows = [
  ['View all: Near you', '/search?sortBy=distance'],
  ['View all: New on the list', '/search?isNew=true'],
] as const;
const ofAwards = ['Acclaimed kitchens', '/search?acclaimed=true'] as const;
test.each([
  ['tables', { openTableReservationsEnabled: true }, [...common, ofTables, ...ofRows]],
  ['acclaimed restaurants', { acclaimedEnabled: true }, [...common, ofAwards, ...ofRows]],
  ['both', partnersByKind.direct, [...common, ofTables, ofAwards, ...ofRows]],
] as const)(
  'HOM-02.a CFG-11.a CFG-19.a links to all and to common choices, of a partner with %s',
  async (_, partner, links) => {
    renderSite('/', { partner });
    const browse = within(await screen.findByRole('region', { name: 'Browse restaurants' }));
    expect(browse.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      links,
    );
    const byCity = screen.getByRole('link', { name: 'Browse restaurants by city' });
    expect(byCity).toHaveAttribute('href', '/restaurants');
  },
);

test('HOM-02.b has rows of restaurants near the visitor and of new ones', async () => {
  const searches: URLSearchParams[] = [];
  server.use(
    merchantHandlers.search(({ query }) => {
      searches.push(query);
      const [merchant] = buildMerchantBodies(1);
      return buildSearchResponse([{ ...merchant!, name: query.get('isNew') === 'true' ? 'Young' : 'Close' }]);
    }),
  );
  renderSite('/');
  const rowOf = async (name: string) => within(await screen.findByRole('region', { name }));
  const near = await rowOf('Near you');
  expect(await near.findByRole('link', { name: /Close/ })).toBeInTheDocument();
  expect(await (await rowOf('New on the list')).findByRole('link', { name: /Young/ })).toBeInTheDocument();
  expect(searches.map((query) => [query.get('sortBy'), query.get('isNew')])).toEqual(
    expect.arrayContaining([['distance', null]]),
  );
  expect(searches).toHaveLength(2);
});

test.each([
  [' Chicago, IL {Enter}', '/search?location=Chicago%2C+IL'],
  ['{Enter}', '/search'],
  ['{Tab}{Tab} ', '/search'],
])('HOM-02.c the location typed in the hero is searched: "%s"', async (typed, target) => {
  renderSite('/');
  await userEvent.type(await screen.findByLabelText('Where would you like to eat?'), typed);
  expect((await screen.findByRole('heading')).textContent).toBe(`Arrived at ${target}`);
});

test('HOM-02.c SEA-33.a locations are suggested while typing, as in the search, and searched when selected', async () => {
  renderSite('/');
  const field = await screen.findByLabelText('Where would you like to eat?');
  await userEvent.click(field);
  await screen.findByRole('combobox', { name: 'Where would you like to eat?' });
  await userEvent.type(field, 'chic');
  await userEvent.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
  expect(await screen.findByRole('heading')).toHaveTextContent('Arrived at /search?location=Chicago%2C+IL');
});

test('HOM-02.c SEA-02.a the visitor’s own position is one click away', async () => {
  renderSite('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Use current location' }));
  expect(await screen.findByRole('heading')).toHaveTextContent(
    'Arrived at /search?location=Current+Location',
  );
});

describe('what counts', () => {
  const counts = { tip: true, tax: null, onlineOrders: true, giftCards: false, pinDebit: false };

  test('ERN-15.a the page lists what counts and what does not, in words for everybody', async () => {
    renderSite('/', { partner: { earn: { counts } } });
    const steps = within(await screen.findByRole('region', { name: 'How it works' }));
    const list = steps.getByRole('heading', { name: 'What counts' }).nextElementSibling;
    expect([...(list?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Tip: counts',
      'Online orders: counts',
      'Gift card purchases: doesn’t count',
      'Debit with a PIN: doesn’t count',
    ]);
  });

  test('ERN-15.d of a partner that says nothing the page has no list', async () => {
    renderSite('/');
    await screen.findByRole('region', { name: 'How it works' });
    expect(screen.queryByText(/^What counts/)).not.toBeInTheDocument();
  });
});

describe('the banner of home', () => {
  const entry = (slug: string, states: readonly number[], banner_text: string) =>
    buildEntry(slug, { user_states: states, banner_text, image: `/images/${slug}` });
  const content = {
    home: [
      entry('opted-in', [3], '<p>Welcome back to the table</p>'),
      entry('bonus', [2], 'Your bonus waits'),
      entry('opted-out', [1], 'Earn more by e-mail'),
      entry('anonymous', [3, 0], 'Miles on the menu'),
      buildEntry('late', { user_states: [0, 1, 2, 3], banner_text: 'Never shown' }),
      buildEntry('nobody', { user_states: [], banner_text: 'Dropped' }),
    ],
  };
  const optedOut = { ...member, hasEmailOptIn: false };
  const visitors: readonly [string, Visitor | undefined, string, string][] = [
    ['HOM-09.a for a visitor not signed in', undefined, 'Miles on the menu', 'anonymous'],
    ['HOM-09.b for a member opted out', optedOut, 'Earn more by e-mail', 'opted-out'],
    [
      'HOM-09.c for a member with a bonus',
      { ...member, hasEligibleNewMemberBonus: true },
      'Your bonus waits',
      'bonus',
    ],
    [
      'HOM-09.d for a VIP',
      { ...memberOfTier(3), ...member, tier: 3 },
      'Welcome back to the table',
      'opted-in',
    ],
  ];
  test.each(visitors)('%s, whichever home that is', async (_, visitor, heading, slug) => {
    for (const partner of [minimalPartner, partnersByKind.sso]) {
      const { container, unmount } = renderSite('/', { partner, content, ...(visitor && { visitor }) });
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
      await waitFor(() =>
        expect(container.querySelector('picture img')).toHaveAttribute('src', `/images/${slug}`),
      );
      unmount();
    }
  });
});

test('a member is not invited to join', async () => {
  renderSite('/', { visitor: member });
  expect(await screen.findByRole('region', { name: 'How it works' })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Email/ })).not.toBeInTheDocument();
});
