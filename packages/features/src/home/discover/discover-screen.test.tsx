import '@testing-library/jest-dom/vitest';

import { buildMerchantBodies, buildSearchResponse, merchantHandlers } from '@tableside/api-client/testing';
import { buildEntry } from '@tableside/content-client/testing';
import { memberOfTier, setupFeature } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { home } from '../index.ts';

const { renderSite, server } = setupFeature(home);

const hasDiscoverPage = { hasDiscoverPage: true } as const;
const content = {
  discover: [
    buildEntry('brunch', {
      browser_title: 'Brunch for miles',
      banner_text: 'Brunch, and the miles to show for it',
      main_column: [{ type: 'body_text', fields: { text_mobile: 'Eggs any style.' } }],
    }),
    buildEntry('discover', {
      browser_title: 'Discover {currencies} | {program}',
      banner_text: 'Find what is new',
      banner: {
        enable_banner: true,
        image: '/images/wide',
        image_alt_text: 'A room of tables',
        image_x_position: 'left',
        image_y_position: 30,
        image_mobile: '/images/narrow',
        image_mobile_alt_text: 'A laid table',
      },
      main_column: [
        { type: 'title', fields: { text_mobile: 'Tonight' } },
        { type: 'body_text', fields: { text_mobile: 'Doors open at six.' } },
        { type: 'button', fields: { text_mobile: 'Find a table', url: '/search?reservations=true' } },
        { type: 'standalone_link', fields: { text_mobile: 'All offers', url: '/earn' } },
        {
          type: 'merchant_carousel',
          fields: { headline: 'Pizza near you', body: 'By the slice', query: 'restaurantOrCuisine=pizza' },
        },
      ],
      side_column: [
        { type: 'body_text', fields: { text_mobile: 'Beside it' } },
        {
          type: 'merchant_carousel',
          fields: {
            headline: 'New ones',
            body: '',
            query: 'isNew=true',
            link: { text: 'All new ones', url: '/search?isNew=true' },
          },
        },
      ],
      disclaimer: 'While tables last.',
    }),
  ],
};

test('HOM-10.a HOM-10.b ERN-02.a ERN-03.a ERN-10 ROU-02.b CFG-08.a /discover shows its blocks and its carousels of merchants', async () => {
  const [merchant] = buildMerchantBodies(1);
  server.use(
    merchantHandlers.search(({ query }) =>
      buildSearchResponse([
        { ...merchant!, name: `Found by ${query.get('restaurantOrCuisine')}, new: ${query.get('isNew')}` },
      ]),
    ),
  );
  renderSite('/discover', { partner: hasDiscoverPage, content });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Find what is new');
  expect(screen.getByRole('heading', { level: 2, name: 'Tonight' })).toBeVisible();
  expect(screen.getByText('Doors open at six.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a table' })).toHaveAttribute(
    'href',
    '/search?reservations=true',
  );
  expect(screen.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/earn');
  const picture = screen.getByRole('img', { name: 'A laid table' });
  expect(picture.style.objectPosition).toBe('left 30%');
  expect(picture).toHaveAttribute('src', '/images/narrow');
  const wide = picture.previousElementSibling;
  expect(wide).toHaveAttribute('srcset', '/images/wide');
  expect(wide).toHaveAttribute('media', '(min-width: 861px)');
  const aside = within(screen.getByRole('complementary'));
  expect(aside.getByText('Beside it')).toBeVisible();
  expect(screen.getByText('While tables last.')).toBeVisible();
  const pizza = within(await screen.findByRole('region', { name: 'Pizza near you' }));
  expect(pizza.getByText('By the slice')).toBeVisible();
  expect(await pizza.findByRole('link', { name: /Found by pizza, new: null/ })).toBeInTheDocument();
  const young = within(await aside.findByRole('region', { name: 'New ones' }));
  expect(young.getByRole('link', { name: 'All new ones' })).toHaveAttribute('href', '/search?isNew=true');
  expect(await young.findByRole('link', { name: /Found by null, new: true/ })).toBeInTheDocument();
  expect(document.body).toHaveTextContent(
    /Tonight.*Doors open.*Find a table.*All offers.*Pizza near you.*Beside it.*New ones.*While tables last/,
  );
  await waitFor(() => expect(document.title).toBe('Discover miles | Sample Plates'));
});

test.each(['/discover', '/discover/garden'])(
  'HOM-10.a ERN-04 the banner of %s welcomes a member back, and a side column alone is shown, too',
  async (path) => {
    const banner = { enable_banner: true, image: '/images/wide', include_welcome_message: true };
    const side_column = [{ type: 'body_text', fields: { text_mobile: 'Beside it' } }];
    const discover = ['discover', 'garden'].map((slug) =>
      buildEntry(slug, { banner, banner_text: 'New', side_column }),
    );
    const visitor = { ...memberOfTier(2), firstName: 'Ines' };
    renderSite(path, { partner: hasDiscoverPage, content: { discover }, visitor });
    expect(await screen.findByText('Welcome back, Ines')).toBeVisible();
    expect(screen.getByRole('complementary')).toHaveTextContent('Beside it');
    expect(screen.queryByRole('region', { name: 'Browse restaurants' })).not.toBeInTheDocument();
  },
);

test('ROU-02.b a sub-path shows the entry with its slug; an unknown one is not found', async () => {
  const { unmount } = renderSite('/discover/brunch', { partner: hasDiscoverPage, content });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Brunch, and the miles');
  expect(screen.getByText('Eggs any style.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Brunch for miles'));
  unmount();
  for (const path of ['/discover/supper', '/discover/brunch-2', '/discover/brunch/2']) {
    const unknown = renderSite(path, { partner: hasDiscoverPage, content });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    unknown.unmount();
  }
});

test('ROU-02.a CFG-08.a CFG-08.b without a discover page neither /discover nor the pages below it exist', async () => {
  for (const path of ['/discover', '/discover/brunch']) {
    const { unmount } = renderSite(path, { content });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    unmount();
  }
});

test('ROU-01 CFG-07.a CFG-07.b HOM-02.c ERN-02.b home is /discover, with its heading and picture, or /how-it-works, as the partner chose', async () => {
  const media = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: query === '(min-width: 861px)' }));
  const headings: string[] = [];
  const pictures: unknown[] = [];
  const partners = [
    { path: '/', partner: { ...hasDiscoverPage, homePage: 'discover' } },
    { path: '/discover', partner: hasDiscoverPage },
    { path: '/', partner: { homePage: 'howItWorks' } },
    { path: '/', partner: {} },
    { path: '/how-it-works', partner: {} },
  ] as const;
  for (const { path, partner } of partners) {
    const { unmount } = renderSite(path, { partner, content });
    headings.push((await screen.findByRole('heading', { level: 1 })).textContent);
    pictures.push(document.querySelector('picture img')?.getAttribute('alt'));
    expect(within(screen.getByRole('search')).getByRole('textbox')).toHaveAccessibleName(
      'Where would you like to eat?',
    );
    unmount();
  }
  const [discoverHome, discover, chosen, byDefault, howItWorks] = headings;
  expect(discoverHome).toBe(discover);
  expect(chosen).toBe(howItWorks);
  expect(byDefault).toBe(howItWorks);
  expect(howItWorks).not.toBe(discover);
  expect(pictures).toEqual(['A room of tables', 'A room of tables', '', '', '']);
});

test('ERN-05 a banner that asks only for an email address does so beside the search', async () => {
  const banner = { enable_banner: true, include_prospect_email: true };
  renderSite('/discover', {
    partner: hasDiscoverPage,
    content: { discover: [buildEntry('discover', { banner })] },
  });
  expect(await screen.findByRole('textbox', { name: /^Email address/ })).toBeVisible();
  expect(screen.getByRole('search')).toBeVisible();
});

test('without an entry /discover still offers the search and restaurants to browse', async () => {
  renderSite('/discover', { partner: hasDiscoverPage });
  expect(await screen.findByRole('search')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Browse restaurants' })).toBeVisible();
});

test('HOM-12 on paper a carousel that the visitor has not reached takes no space', async () => {
  class Observer {
    readonly observe = (element: Element) => void unreached.push(element);
    readonly disconnect = () => undefined;
  }
  const unreached: Element[] = [];
  vi.stubGlobal('IntersectionObserver', Observer);
  renderSite('/discover', { partner: hasDiscoverPage, content });
  await waitFor(() => expect(unreached).toHaveLength(2));
  const onPaper = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .filter((rule) => rule.startsWith('@media print') && /display: none/.test(rule));
  for (const { classList } of unreached)
    expect([...classList].some((name) => onPaper.some((rule) => rule.includes(name)))).toBe(true);
});
