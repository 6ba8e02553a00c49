import {
  buildMemberBody,
  buildMerchantDetailBody,
  flexOfferHandlers,
  memberHandlers,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import {
  memberOfTier,
  preloadScreens,
  renderFeature,
  setupMsw,
  type FeatureOptions,
} from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { merchant } from '../feature.ts';

const server = setupMsw();
preloadScreens(merchant);
const openSite = (path: string, options: FeatureOptions = {}) =>
  renderFeature(merchant, path, { content: emptyContent, ...options });

const openMerchant = async (
  detail: Parameters<typeof buildMerchantDetailBody>[0] = {},
  options: FeatureOptions = {},
) => {
  server.use(merchantHandlers.detail(buildMerchantDetailBody(detail)));
  const site = openSite('/merchants/1', options);
  await screen.findByRole('heading', { level: 1 });
  return site;
};

describe('the page of a merchant', () => {
  test('ROU-04 ROU-28 MER-27.a loads by the id in the URL; the name is heading and title', async () => {
    const requested: string[] = [];
    server.use(
      merchantHandlers.detail(({ params }) => {
        requested.push(params['merchantId'] ?? '');
        return buildMerchantDetailBody({ id: 'X 7', name: 'Ember Hall' });
      }),
    );
    openSite('/merchants/X%207');
    expect(await screen.findByRole('status')).toHaveTextContent('Loading the restaurant');
    expect(await screen.findByRole('heading', { level: 1, name: 'Ember Hall' })).toBeVisible();
    expect(decodeURIComponent(requested[0] ?? '')).toBe('X 7');
    await waitFor(() => expect(document.title).toBe('Ember Hall | Sample Plates'));
  });

  test.each([404, 400])('MER-27.b an id that gets %i is of no restaurant', async (status) => {
    server.use(merchantHandlers.detail(problem(status)));
    openSite('/merchants/999999');
    expect(await screen.findByRole('heading', { name: 'We can’t find this restaurant' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a restaurant' })).toHaveAttribute('href', '/search');
  });

  test.each([
    ['MER-13.b MER-24.a', 2, 'Opt in to email to earn here', 'button', 'Opt in to our email', null],
    ['MER-13.b MER-24.b', 3, 'VIP members earn here', 'link', 'See how to become a VIP', '/earn'],
  ] as const)(
    '%s a merchant for tier %i says so, and how to reach the tier',
    async (_, requiredTier, title, role, action, href) => {
      server.use(merchantHandlers.detail(buildMerchantDetailBody({ benefitAvailability: { requiredTier } })));
      openSite('/merchants/1', { visitor: memberOfTier(0) });
      const benefits = within(await screen.findByRole('region', { name: 'Benefits' }));
      expect(benefits.getByText(title)).toBeVisible();
      await userEvent.click(benefits.getByRole('button', { name: 'Unlock access to earn' }));
      const way = await within(await screen.findByRole('dialog')).findByRole(role, { name: action });
      expect(way.getAttribute('href')).toBe(href);
      if (requiredTier === 3) return;
      server.use(memberHandlers.update(buildMemberBody({ tierLevel: 2, emailOptIn: true })));
      await userEvent.click(way);
      await waitFor(() => expect(screen.getByRole('heading', { name: 'Benefits' })).toHaveFocus());
    },
  );

  test('UIX-28.c a failure shows its reference, and can be retried', async () => {
    server.use(merchantHandlers.detail(problem(500, { requestId: 'req-41' })));
    openSite('/merchants/1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('We couldn’t load this restaurant');
    expect(alert).toHaveTextContent('Reference REQ41');
    server.use(merchantHandlers.detail());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const name = await screen.findByRole('heading', { level: 1, name: 'Juniper & Rye' });
    await waitFor(() => expect(name).toHaveFocus());
  });

  test('MER-20.a MER-20.b MER-21.a MER-21.b price and rating are meters with text alternatives', async () => {
    await openMerchant({ details: { priceRange: 2, rating: { overallRating: 4.5, numberOfRatings: 12 } } });
    const price = screen.getByRole('img', { name: 'Price 2 of 4' });
    const marks = [...price.children].map((sign) => sign.getAttribute('data-marked'));
    expect(marks).toEqual(['true', 'true', 'false', 'false']);
    expect(price.textContent).toBe('$$$$');
    const stars = screen.getByRole('img', { name: '4.5 of 5 stars' });
    expect(stars.querySelector('[data-filled]')).toHaveAttribute('data-filled', '4.5');
    expect(screen.getByText('4.5')).toBeVisible();
    expect(screen.getByText('12 ratings')).toBeInTheDocument();
  });

  test('CON-37.a one rating has words of its own', async () => {
    await openMerchant({ details: { rating: { overallRating: 5, numberOfRatings: 1 } } });
    expect(screen.getByText('1 rating')).toBeInTheDocument();
  });

  test('MER-05.b MER-21.a an unknown price shows no meter, a missing rating is reported', async () => {
    await openMerchant({ details: { priceRange: 0, rating: undefined } });
    expect(screen.queryByRole('img', { name: /^Price/ })).not.toBeInTheDocument();
    expect(screen.getByText('No ratings yet')).toBeVisible();
  });

  test('MER-26.c images are requested in the size of the detail page', async () => {
    await openMerchant();
    const pictures = screen.getByRole('group', { name: 'Pictures of Juniper & Rye' });
    const sources = [...pictures.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources[0]).toBe('/images/american-1?w=600&ar=1.6');
    expect(sources.every((source) => source?.endsWith('?w=600&ar=1.6'))).toBe(true);
    expect(new Set(sources).size).toBe(sources.length);
  });

  test('MER-26.c MER-41 all pictures can be enlarged in a dialog; a restaurant with one has no such button', async () => {
    const { unmount } = await openMerchant({
      images: { imageBaseUrl: '/images/a-1' },
      galleryUrls: ['/images/a-1', '/images/a-2'],
    });
    await userEvent.click(screen.getByRole('button', { name: 'All 2 pictures of Juniper & Rye' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pictures of Juniper & Rye' });
    const pictures = await within(dialog).findAllByRole<HTMLImageElement>('img');
    expect(pictures.map(({ alt, src }) => [alt, new URL(src).pathname + new URL(src).search])).toEqual(
      [1, 2].map((at) => [`Picture ${at} of Juniper & Rye`, `/images/a-${at}?w=600&ar=1.6`]),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    unmount();
    for (const imageBaseUrl of ['', '/images/a-1']) {
      const galleryUrls = imageBaseUrl === '' ? ['/images/a-1'] : [];
      const { unmount: leave } = await openMerchant({ images: { imageBaseUrl }, galleryUrls });
      const { src } = screen.getByRole<HTMLImageElement>('img', { name: 'Food at Juniper & Rye' });
      expect(new URL(src).pathname).toBe('/images/a-1');
      expect(screen.queryByRole('button', { name: /^All / })).not.toBeInTheDocument();
      leave();
    }
  });

  const monday = [
    { day: 'Mon' as const, opens: '11:00', closes: '14:00' },
    { day: 'Mon' as const, opens: '17:00', closes: '21:00' },
    { day: 'Wed' as const, opens: '00:00', closes: '00:00' },
  ];
  test.each([
    ['2026-06-15T14:59:00Z', 'Opens at 11 AM'],
    // It is already Tuesday in UTC.
    ['2026-06-16T00:30:00Z', 'Open until 9 PM'],
    ['2026-06-16T01:00:00Z', 'Closed now'],
    ['2026-06-16T12:00:00Z', 'Closed today'],
    ['2026-06-17T12:00:00Z', 'Open 24 hours'],
  ])('SES-27.b at %s New York time applies: %s', async (now, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    onTestFinished(() => void vi.useRealTimers());
    await openMerchant({ hours: monday });
    // The list of hours below may say the same.
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  });

  test('SES-27.a SES-27.b the server’s time applies, by a day off the device’s', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-17T04:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const headers = { 'Cache-Control': 'no-store', Date: new Date('2026-06-16T00:30:00Z').toUTCString() };
    server.use(memberHandlers.member(Response.json(buildMemberBody(), { headers })));
    await openMerchant({ hours: monday }, { hasSession: true });
    expect(await screen.findByText('Open until 9 PM')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Monday \(Today\)/ })).toBeInTheDocument();
  });

  test.each([
    [15, 'Open today 11:00 AM to 2:00 PM, 5:00 PM to 9:00 PM'],
    [16, 'Closed today'],
    [17, 'Open 24 hours'],
  ])('without a time zone the hours of June %i are shown', async (date, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 5, date, 12) });
    onTestFinished(() => void vi.useRealTimers());
    await openMerchant({ hours: monday, location: { timeZone: undefined } });
    // The list of hours below may say the same.
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  });

  test('SES-02 MER-10 visitors may join as well as sign in', async () => {
    await openMerchant();
    const benefits = within(screen.getByRole('region', { name: 'Benefits' }));
    expect(benefits.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(benefits.getByRole('link', { name: 'Join' })).toHaveAttribute('href', '/join');
  });

  test('MER-03.a shows the tags', async () => {
    await openMerchant({ details: { highlight: 'leavingSoon' } });
    expect(screen.getByText('Leaving soon')).toBeVisible();
  });
});

describe('actions', () => {
  const storedAction = () =>
    JSON.parse(sessionStorage.getItem('dr.selectedMerchantAction') ?? 'null') as unknown;
  const actions = () => within(screen.getByRole('navigation', { name: 'Plan your visit' }));
  const withTables = { partner: { openTableReservationsEnabled: true } };
  /** Includes those that only phones show. */
  const linksTo = (name: RegExp) => screen.getAllByRole<HTMLAnchorElement>('link', { name, hidden: true });

  test('MER-14 "details" moves to the page’s details', async () => {
    await openMerchant();
    expect(actions().getByRole('link', { name: 'Details' })).toHaveAttribute('href', '/merchants/1#details');
    expect(document.getElementById('details')).toHaveAccessibleName('About Juniper & Rye');
  });

  test('MER-15 "directions" opens a map of the address, in a new tab', async () => {
    await openMerchant({ orderUrl: undefined });
    const address = 'Juniper+%26+Rye%2C+218+West+19th+Street%2C+New+York%2C+NY+10011';
    const map = `https://www.google.com/maps/dir/?api=1&destination=${address}`;
    // Among the actions, beside the address, and on phones in place of the order.
    expect(linksTo(/^Directions/).map(({ href, target, rel }) => `${href} ${target} ${rel}`)).toEqual(
      Array(3).fill(`${map} _blank noopener noreferrer`),
    );
  });

  test('MER-16.a a menu with a URL is a link to it', async () => {
    await openMerchant({ menu: { url: 'https://menu.example/1' } });
    const links = linksTo(/^Menu/).map(({ href, target }) => [href, target]);
    expect(links).toEqual([['https://menu.example/1', '_blank']]);
    expect(actions().queryByRole('button', { name: /^Menu/ })).not.toBeInTheDocument();
  });

  test('MER-16.a MER-16.b MER-19.a a menu with a URL and a picture has a link, and a button for the dialog', async () => {
    await openMerchant({ menu: { url: 'http://menu.example/1', imageUrls: ['/images/american-2'] } });
    expect(actions().getByRole('link', { name: /^Menu/ })).toHaveAttribute('href', 'http://menu.example/1');
    await userEvent.click(actions().getByRole('button', { name: 'Menu pictures' }));
    expect(await screen.findByRole('dialog', { name: 'Menu of Juniper & Rye' })).toBeVisible();
  });

  test.each(['close button', 'Escape'])(
    'MER-16.b MER-19.a MER-19.b MER-26.c menu pictures open in a dialog that the %s closes',
    async (way) => {
      await openMerchant({
        menu: { url: undefined, imageUrls: ['/images/american-2', '/images/american-3'] },
      });
      await userEvent.click(actions().getByRole('button', { name: 'Menu' }));
      const dialog = await screen.findByRole('dialog', { name: 'Menu of Juniper & Rye' });
      const pages = await within(dialog).findAllByRole('img');
      expect(pages.map((page) => [page.getAttribute('alt'), page.getAttribute('src')])).toEqual([
        ['Page 1 of the menu of Juniper & Rye', '/images/american-2?w=600&ar=1.6'],
        ['Page 2 of the menu of Juniper & Rye', '/images/american-3?w=600&ar=1.6'],
      ]);
      if (way === 'Escape') await userEvent.keyboard('{Escape}');
      else await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      // A hidden one could not be opened again.
      await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
    },
  );

  test('MER-16.a MER-16.b without a menu there is no control for it', async () => {
    await openMerchant({ menu: { url: 'javascript:alert(1)', imageUrls: [] } });
    expect(actions().queryByText('Menu')).not.toBeInTheDocument();
  });

  test('MER-17.a MER-30.a ROU-05.a "order" goes to /Order, which opens a dialog with the link; closing it goes back; what a member chooses is not stored', async () => {
    await openMerchant({ reservationProviders: ['booking'] }, { ...withTables, visitor: memberOfTier(2) });
    await userEvent.click(actions().getByRole('link', { name: 'Details' }));
    expect(storedAction()).toBeNull();
    // Among the actions, and on phones, also where tables can be reserved.
    const paths = linksTo(/^Order online/).map(({ pathname }) => pathname);
    expect(paths).toEqual(Array(2).fill('/merchants/1/Order'));
    await userEvent.click(actions().getByRole('link', { name: 'Order online' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order from Juniper & Rye' });
    expect(window.location.pathname).toBe('/merchants/1/Order');
    const way = await within(dialog).findByRole('link', { name: /^Go to orders.example/ });
    expect(way).toHaveAttribute('href', 'https://orders.example/juniper-and-rye');
    expect(way).toHaveAttribute('target', '_blank');
    expect(storedAction()).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.pathname).toBe('/merchants/1');
    expect(window.history.state).toMatchObject({ idx: 2 });
  });

  test('if nothing can be ordered, the primary action on phones is to reserve a table', async () => {
    await openMerchant({ orderUrl: undefined, reservationProviders: ['OpenTable'] }, withTables);
    const link = await screen.findByRole('link', { name: 'Reserve a table', hidden: true });
    expect(link).toHaveAttribute('href', expect.stringMatching(/#reserve$/));
    await userEvent.click(link);
    expect(await screen.findByRole('region', { name: 'Reserve a table' })).toBeVisible();
    expect(window.location.hash).toBe('#reserve');
  });

  test('ROU-05.a /Order opens page and dialog immediately, also where orders are taken over http', async () => {
    server.use(merchantHandlers.detail(buildMerchantDetailBody({ orderUrl: 'http://orders.example/' })));
    openSite('/merchants/1/Order');
    expect(await screen.findByRole('dialog', { name: 'Order from Juniper & Rye' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Juniper & Rye');
  });

  test.each([undefined, 'javascript:alert(1)', '/login'])(
    'MER-17.b ROU-05.b with the ordering URL %s there is no order control, and /Order redirects to the page',
    async (orderUrl) => {
      server.use(merchantHandlers.detail(buildMerchantDetailBody({ orderUrl })));
      openSite('/merchants/1/Order');
      await screen.findByRole('heading', { level: 1 });
      await waitFor(() => expect(window.location.pathname).toBe('/merchants/1'));
      expect(window.history.state).toMatchObject({ idx: 0 });
      expect(screen.queryByText('Order online')).not.toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test('MER-18 the phone number is a tel link; there is none without a number', async () => {
    const { unmount } = await openMerchant({ contact: { phone: '3125550188' } });
    for (const name of ['Call 312-555-0188', '312-555-0188'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'tel:+13125550188');
    unmount();
    await openMerchant({ contact: { phone: undefined } });
    expect(document.querySelector('main a[href^="tel:"]')).toBeNull();
  });

  test('MER-30.a MER-30.b the order dialog links to sign-in, and opens again afterwards, once', async () => {
    const site = await openMerchant({}, { visitor: { kind: 'known', publicId: 'p-1', tier: 2 } });
    await userEvent.click(actions().getByRole('link', { name: 'Order online' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(storedAction()).toEqual({ merchantId: '1', action: 'order' });
    site.unmount();
    server.use(memberHandlers.member());
    openSite('/merchants/1', { hasSession: true });
    const again = within(await screen.findByRole('dialog', { name: 'Order from Juniper & Rye' }));
    expect(window.location.pathname).toBe('/merchants/1/Order');
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(again.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    expect(storedAction()).toBeNull();
  });

  test('MER-30.a closing the order dialog cancels the choice to order', async () => {
    const site = await openMerchant();
    await userEvent.click(actions().getByRole('link', { name: 'Order online' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('link', { name: /^Go to orders.example/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    site.unmount();
    openSite('/merchants/1', { visitor: memberOfTier(2) });
    await screen.findByRole('heading', { level: 1 });
    expect(window.location.pathname).toBe('/merchants/1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('MER-30.b CFG-06.a without members there is no link to sign-in in the order dialog', async () => {
    openSite('/merchants/1/Order', { partner: { enrollmentType: 'none' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'Order from Juniper & Rye' }));
    expect(await dialog.findByRole('link', { name: /^Go to / })).toBeVisible();
    expect(dialog.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  test('MER-30.a MER-30.b the details chosen before sign-in resume afterwards; at another merchant they do not', async () => {
    const site = await openMerchant();
    await userEvent.click(actions().getByRole('link', { name: 'Details' }));
    expect(storedAction()).toEqual({ merchantId: '1', action: 'details' });
    site.unmount();
    server.use(merchantHandlers.detail(buildMerchantDetailBody({ id: '2' })));
    const other = openSite('/merchants/2', { visitor: memberOfTier(2) });
    await screen.findByRole('heading', { level: 1 });
    expect(window.location.hash).toBe('');
    other.unmount();
    server.use(merchantHandlers.detail());
    openSite('/merchants/1', { visitor: memberOfTier(2) });
    await waitFor(() => expect(window.location.hash).toBe('#details'));
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(storedAction()).toBeNull();
  });
});

describe('personal offers', () => {
  const visitor = memberOfTier(2);
  const openOffer = async (options: FeatureOptions = {}, response = flexOfferHandlers.offer()) => {
    server.use(response);
    const { queryClient } = openSite('/merchants/1', {
      visitor,
      partner: { hasFlexOffers: true, currencyType: 'Point' },
      ...options,
    });
    const benefits = within(await screen.findByRole('region', { name: 'Benefits' }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    return benefits;
  };
  const requested = () => server.lines().filter((line) => line.includes('flex-offers'));

  test('CFG-10.a MER-28.a MER-29.a is requested and shown; an unlimited one has no limits', async () => {
    const benefits = await openOffer();
    expect(await benefits.findByText('Your offer: 250 points')).toBeVisible();
    expect(requested()).toEqual(['GET /api/merchants/1/flex-offers/members/member-1']);
    expect(benefits.queryByRole('list', { name: 'Limits' })).not.toBeInTheDocument();
  });

  test.each([
    [{ maxSpend: 1250, maxVisitsPerMonth: 3 }, ['On up to $1,250 a month', 'On up to 3 visits a month']],
    [{ maxSpend: 62.5 }, ['On up to $62.50 a month']],
    [{ maxVisitsPerMonth: 1 }, ['On 1 visit a month']],
  ])('MER-29.a MER-29.b one limited to %o shows its limits', async (limited, words) => {
    server.use(merchantHandlers.detail(buildMerchantDetailBody({ benefitAvailability: limited })));
    const benefits = await openOffer();
    expect(await benefits.findByText('Your offer: 250 points, with limits')).toBeVisible();
    const limits = within(benefits.getByRole('list', { name: 'Limits' })).getAllByRole('listitem');
    expect(limits.map((limit) => limit.textContent)).toEqual(words);
  });

  test.each([
    ['Dollar', '$1,234.50'],
    ['Point', '1,234 points'],
  ] as const)('MER-28.a an amount of 1234.5 in %s reads "%s"', async (currencyType, amount) => {
    const benefits = await openOffer(
      { partner: { hasFlexOffers: true, currencyType } },
      flexOfferHandlers.offer({ id: 'offer-1', webMessageOfferAmount: 1234.5 }),
    );
    expect(await benefits.findByText(`Your offer: ${amount}`)).toBeVisible();
  });

  test.each([
    ['the offer fails', problem(500)],
    ['the offer has no amount', Response.json({ id: 'offer-1' })],
    ['there is none', null],
  ])('MER-28.c the page is unchanged if %s', async (_, response) => {
    const benefits = await openOffer({}, flexOfferHandlers.offer(response));
    expect(requested()).toHaveLength(1);
    expect(screen.queryByText(/Your offer/)).not.toBeInTheDocument();
    expect(benefits.getByText('3 points/$1')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['the switch is absent', { partner: {} }],
    ['nobody is signed in', { visitor: undefined }],
    ['the visitor is only known', { visitor: { kind: 'known', publicId: 'p-1', tier: 2 } }],
  ] as const)('CFG-10.a CFG-10.b MER-28.b is not requested while %s', async (_, options) => {
    await openOffer(options);
    expect(screen.queryByText(/Your offer/)).not.toBeInTheDocument();
    expect(requested()).toEqual([]);
  });
});
