import {
  buildMerchantBodies,
  buildSearchResponse,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { memberOfTier } from '@tableside/kits/testing';
import type { PartnerFile } from '@tableside/partner-config';
import { partnersByKind } from '@tableside/partner-config/testing';
import { Link } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

import { eventsSent, lastSearch, renderSearch, searches, server } from './search.fixture.tsx';
afterEach(() => void vi.useRealTimers());

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
/** The only first heading, whatever the state of the search. */
const onlyHeading = async (name: string | RegExp) => {
  expect(await heading(name)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
};
const cards = () => screen.queryAllByRole('article');
const pages = async () =>
  within(await screen.findByRole('navigation', { name: 'Pages of results' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
    .filter((text) => text !== '');

test('ROU-28 SEA-11.a SEA-11.b SEA-31.a the request has the fields of the contract and no others; the page is titled by words and place', async () => {
  const query =
    'location=Boston&restaurantOrCuisine=Pizza&acclaimed=true&isNew=true&reservations=true&benefitsFor=Sun&benefitsFor=Sat' +
    '&features=dineIn&features=takeout&mealsServed=brunch&mealsServed=lateNight&priceRange=1&priceRange=3&sortBy=name&pageNo=1&pageSize=50&view=map&evil=1';
  renderSearch(`/search?${query}`, { partner: { campaignCode: 'SAMPLE-TABLE' } });
  await heading(/12 restaurants/);
  expect(lastSearch()).toEqual({
    campaignCode: ['SAMPLE-TABLE'],
    location: ['Boston'],
    restaurantOrCuisine: ['Pizza'],
    acclaimed: ['true'],
    isNew: ['true'],
    reservations: ['true'],
    benefitsFor: ['Sun', 'Sat'],
    features: ['dineIn', 'takeout'],
    mealsServed: ['brunch', 'lateNight'],
    priceRange: ['1', '3'],
    sortBy: ['name'],
    pageNo: ['1'],
    pageSize: ['10'],
  });
  await waitFor(() => expect(document.title).toBe('Pizza near Boston | Sample Plates'));
});

test('ROU-28 SEA-31.a SEA-31.b a search by place has its title and ten a page; on page six of twelve the numbers four to eight, and a page turned begins at the top', async () => {
  server.use(merchantHandlers.search(buildMerchantBodies(120)));
  const { user } = renderSearch('/search?location=Boston');
  await heading('120 restaurants near Boston');
  expect(lastSearch()).toMatchObject({ pageNo: ['1'], pageSize: ['10'] });
  await waitFor(() => expect(document.title).toBe('Restaurants near Boston | Sample Plates'));
  expect(await pages()).toEqual(['1', '2', '3', '4', '5']);
  expect(cards()).toHaveLength(10);
  for (const page of [3, 5, 6]) {
    await user.click(screen.getByRole('link', { name: `Page ${page}` }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: `Page ${page}` })).toHaveAttribute('aria-current', 'page'),
    );
  }
  expect(lastSearch()).toMatchObject({ pageNo: ['6'], pageSize: ['10'] });
  expect(await pages()).toEqual(['4', '5', '6', '7', '8']);
  expect(screen.getByRole('link', { name: 'Page 7' })).toHaveAttribute(
    'href',
    '/search?location=Boston&pageNo=7',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
});

test('SEA-07.a SEA-31.a UIX-04.c a page beyond the last says so under one first heading and links back', async () => {
  const { user } = renderSearch('/search?location=Boston&pageNo=9');
  expect(await screen.findByRole('heading', { name: 'There’s no page 9' })).toBeVisible();
  await onlyHeading('12 restaurants near Boston');
  expect(screen.getByText('This search has 2 pages of results.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to the first page' }));
  await waitFor(() => expect(cards()).toHaveLength(10));
  expect(window.location.search).toBe('?location=Boston');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('MER-10 SEA-37 one strip after the second restaurant invites visitors to join or to sign in', async () => {
  renderSearch('/search?location=Boston');
  const [, second, third] = await screen.findAllByRole('article');
  const strip = screen.getByText('See what each restaurant earns you').closest('p');
  const links = within(strip!).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Join', '/join'],
    ['Sign in', '/login'],
  ]);
  expect(strip!.compareDocumentPosition(second!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(strip!.compareDocumentPosition(third!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each<[string, Partial<PartnerFile>, string, string]>([
  ['single sign-on', partnersByKind.sso, 'Members earn up to 4 stars for every $1', '/SignIn'],
  ['a number', { earn: { pointsPerDollar: 3 } }, 'Members earn up to 3 miles for every $1', '/login'],
  ['no number', partnersByKind.direct, 'See what each restaurant earns you', '/login'],
])(
  'SEA-37 SEA-39 the invitation of a partner with %s says what members earn at most, and follows a single restaurant, too',
  async (_, partner, words, signInPath) => {
    server.use(merchantHandlers.search(buildMerchantBodies(1)));
    renderSearch('/search?location=Boston', { partner });
    const invitation = await screen.findByText(words);
    expect(invitation).toBeVisible();
    expect(invitation.compareDocumentPosition(cards()[0]!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    const signIn = within(invitation.closest('p')!).getByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', signInPath);
  },
);

test.each<[string, Parameters<typeof renderSearch>[1]]>([
  ['members', { visitor: memberOfTier(2) }],
  ['visitors of a partner without members', { partner: { enrollmentType: 'none' } }],
])('%s are not invited to join', async (_who, options) => {
  renderSearch('/search?location=Boston', options);
  await heading(/12 restaurants/);
  expect(screen.queryByText('See what each restaurant earns you')).toBeNull();
});

test('SEA-05.a SEA-05.b each order is requested, the nearest first without asking, and the cards follow it', async () => {
  const bodies = buildMerchantBodies(3);
  server.use(
    merchantHandlers.search(({ query }) =>
      buildSearchResponse(query.get('sortBy') === 'name' ? bodies.toReversed() : bodies),
    ),
  );
  const { user } = renderSearch('/search?location=Boston');
  await heading('3 restaurants near Boston');
  expect(lastSearch()['sortBy']).toBeUndefined();
  const select = screen.getByLabelText('Sort by');
  expect(select).toHaveDisplayValue('Nearest first');
  expect(within(select).getAllByRole('option')).toHaveLength(4);
  for (const [label, sortBy] of [
    ['Top rated first', 'rating'],
    ['Newest first', 'newest'],
    ['Name, A to Z', 'name'],
  ] as const) {
    await user.selectOptions(select, label);
    await waitFor(() => expect(lastSearch()['sortBy']).toEqual([sortBy]));
    expect(select).toHaveDisplayValue(label);
  }
  await waitFor(() => expect(cards()[0]).toHaveTextContent(bodies[2]?.name ?? ''));
  await user.selectOptions(select, 'Nearest first');
  await waitFor(() => expect(window.location.search).toBe('?location=Boston'));
});

test('CON-38 SEA-07.a SEA-07.b without results there are one first heading and no cards, but three ways out, and advice about filters', async () => {
  server.use(
    merchantHandlers.search(({ query }) =>
      buildSearchResponse(query.has('isNew') ? [] : buildMerchantBodies(2)),
    ),
  );
  const { user } = renderSearch('/search?location=Boston&restaurantOrCuisine=pizza&isNew=true');
  await onlyHeading('No restaurants match this search');
  const messages = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(messages).toContain('No restaurants match this search');
  expect(cards()).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Search another place' }));
  expect(screen.getByLabelText(/^Location/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show all restaurants here' }));
  expect(window.location.search).toBe('?location=Boston&isNew=true');
  expect(screen.getByText(/^No restaurants match all your filters\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show all restaurants here' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show restaurants without filters' }));
  await heading('2 restaurants near Boston');
  expect(window.location.search).toBe('?location=Boston');
});

test.each([
  ['without one', '', 0],
  ['with words and an order', '&restaurantOrCuisine=pizza&sortBy=newest', 1],
])('CON-38 SEA-07.b advice %s names no filters, and takes none away', async (_, filter, waysToAll) => {
  server.use(merchantHandlers.search(buildSearchResponse([])));
  renderSearch(`/search?location=Boston${filter}`);
  await heading('No restaurants match this search');
  expect(screen.getByText(/^Try a wider search/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show restaurants without filters' })).not.toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: 'Show all restaurants here' })).toHaveLength(waysToAll);
});

test('SEA-09.a SEA-09.b SEA-09.c UIX-28.a a failed search, also by a broken network, says so under one first heading, shows its reference and can be retried, also by searching the same again', async () => {
  server.use(merchantHandlers.search(problem(500, { requestId: 'req-7Q2M' })));
  const { user } = renderSearch('/search?location=Boston');
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load restaurants');
  expect(screen.getByRole('alert')).toHaveTextContent('Reference code: REQ7Q2');
  expect(cards()).toHaveLength(0);
  expect(screen.queryByText(/No restaurants match|0 restaurants/)).not.toBeInTheDocument();
  await onlyHeading(/^We couldn’t load/);
  server.use(merchantHandlers.search(Response.error()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveTextContent('REQ7Q2'));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load restaurants');
  expect(screen.queryByText(/No restaurants match|0 restaurants/)).not.toBeInTheDocument();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await onlyHeading('12 restaurants near Boston');
  const before = searches().length;
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(searches()).toHaveLength(before);
});

test.each([
  ['what is no place', '/search?location=%40%40%40', /doesn’t look like a place/],
  ['the map', '/search?location=Boston&view=map', '12 restaurants near Boston'],
])('SEA-07.a SEA-22.b %s has one first heading', async (_, path, name) => {
  renderSearch(path);
  expect(screen.queryAllByRole('heading', { level: 1 }).length).toBeLessThanOrEqual(1);
  await onlyHeading(name);
});

test('SEA-32.b SEA-11.a SEA-11.c invalid parameters are ignored and never break the page', async () => {
  renderSearch(
    '/search?location=Boston&pageNo=-3&sortBy=evil&priceRange=9&mealsServed=%00&isNew=maybe&pageSize=5000&view=%F0',
  );
  await heading('12 restaurants near Boston');
  expect(lastSearch()).toEqual({ location: ['Boston'], pageNo: ['1'], pageSize: ['10'] });
});

test('TRK-09.b TRK-16.b each answered search is posted as an event with its merchants, once', async () => {
  const { user } = renderSearch('/search?location=Boston');
  await heading(/12 restaurants/);
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  await waitFor(() =>
    expect(eventsSent()).toMatchObject([
      { eventName: 'search', merchantIds: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] },
      { eventName: 'search', merchantIds: ['11', '12'] },
    ]),
  );
});

function holdSearches() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  server.use(
    merchantHandlers.search(async () => {
      await held;
      return buildSearchResponse(buildMerchantBodies(3));
    }),
  );
  return release;
}

test('SEA-01 SEA-07.a SEA-12.a while a filter is applied the old cards stay, dimmed, and nothing counts them; while a new place loads they are gone, and the one first heading names it', async () => {
  const { user } = renderSearch('/search?location=Denver');
  await heading('12 restaurants near Denver');
  const releaseFilter = holdSearches();
  await user.click(screen.getByRole('button', { name: /^New/ }));
  await onlyHeading('Finding restaurants near Denver');
  expect(cards()[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/12 restaurants/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'New' })).toBeInTheDocument();
  releaseFilter();
  await heading('3 restaurants near Denver');
  const release = holdSearches();
  const location = await screen.findByLabelText(/^Location/);
  await user.clear(location);
  await user.type(location, 'Boston{Enter}');
  await onlyHeading('Finding restaurants near Boston');
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(screen.queryByText(/\d+ restaurants/)).not.toBeInTheDocument();
  release();
  await heading('3 restaurants near Boston');
});

test('SEA-31.a the count is announced, and the last cards stay while the next are on their way', async () => {
  const { user } = renderSearch('/search?location=Boston');
  await heading('12 restaurants near Boston');
  expect(
    screen.getAllByRole('status').some((status) => status.textContent === '12 restaurants near Boston'),
  ).toBe(true);
  let respond: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    merchantHandlers.search(async () => {
      await late;
      return buildSearchResponse(buildMerchantBodies(1));
    }),
  );
  await user.click(await screen.findByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(searches().at(-1)?.get('pageNo')).toBe('2'));
  expect(cards()).toHaveLength(10);
  expect(cards()[0]?.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  respond();
  await heading('1 restaurant near Boston');
});

const hint = () => screen.queryByRole('region', { name: 'New: the dine-in filter' });

test('CHR-40.c without a connection the last results stay and say so, until there is one again', async () => {
  onTestFinished(() => onlineManager.setOnline(true));
  localStorage.removeItem('dr.dineInPopover');
  const { user } = renderSearch('/', { elsewhere: <Link to="/search?location=Boston">Search</Link> });
  await user.click(screen.getByRole('link', { name: 'Search' }));
  await heading(/12 restaurants/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(hint()).toBeInTheDocument());
  await heading(/12 restaurants/);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('They may be out of date.');
  expect(hint()).not.toBeInTheDocument();
  expect(cards()).toHaveLength(10);
  const before = searches().length;
  server.use(merchantHandlers.search(buildMerchantBodies(3)));
  act(() => void window.dispatchEvent(new Event('online')));
  await heading('3 restaurants near Boston');
  expect(searches()).toHaveLength(before + 1);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
