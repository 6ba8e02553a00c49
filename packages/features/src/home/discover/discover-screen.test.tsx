import '@testing-library/jest-dom/vitest';

import { buildEntry } from '@tableside/content-client/testing';
import { setupFeature } from '@tableside/kits/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { home } from '../index.ts';

const { renderSite } = setupFeature(home);

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
        image_mobile: '/images/narrow',
        image_mobile_alt_text: 'A laid table',
      },
      main_column: [
        { type: 'title', fields: { text_mobile: 'Tonight' } },
        {
          type: 'merchant_carousel',
          fields: { headline: 'Pizza near you', body: '', query: 'restaurantOrCuisine=pizza' },
        },
      ],
    }),
  ],
};

test('HOM-10 ROU-02 CFG-08.a /discover shows its title and its carousel of merchants', async () => {
  renderSite('/discover', { partner: hasDiscoverPage, content });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Find what is new');
  expect(screen.getByRole('heading', { level: 2, name: 'Tonight' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Pizza near you' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Discover miles | Sample Plates'));
});

test('ROU-02 a sub-path shows the entry with its slug; an unknown one is not found', async () => {
  const { unmount } = renderSite('/discover/brunch', { partner: hasDiscoverPage, content });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Brunch, and the miles');
  expect(screen.getByText('Eggs any style.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Brunch for miles'));
  unmount();
  renderSite('/discover/supper', { partner: hasDiscoverPage, content });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

test('ROU-02 CFG-08.a CFG-08.b without a discover page neither /discover nor the pages below it exist', async () => {
  for (const path of ['/discover', '/discover/brunch']) {
    const { unmount } = renderSite(path, { content });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    unmount();
  }
});

test('ROU-01 CFG-07.a CFG-07.b ERN-02 home is /discover, with its heading and picture, or /how-it-works, as the partner chose', async () => {
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
    unmount();
  }
  const [discoverHome, discover, chosen, byDefault, howItWorks] = headings;
  expect(discoverHome).toBe(discover);
  expect(chosen).toBe(howItWorks);
  expect(byDefault).toBe(howItWorks);
  expect(howItWorks).not.toBe(discover);
  expect(pictures).toEqual(['A room of tables', 'A room of tables', '', '', '']);
});

test('without an entry /discover still offers the search and restaurants to browse', async () => {
  renderSite('/discover', { partner: hasDiscoverPage });
  expect(await screen.findByRole('search')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Browse restaurants' })).toBeVisible();
});
