import {
  buildMenuResponse,
  buildMerchantDetailBody,
  menuHandlers,
  merchantHandlers,
  problem,
} from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { dishMarks } from '@tableside/core';
import { preloadScreens, renderFeature, setupMsw } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { merchant } from '../feature.ts';

const server = setupMsw();
preloadScreens(merchant);
type Pictures = NonNullable<NonNullable<Parameters<typeof buildMerchantDetailBody>[0]>['menu']>;

const openMenu = async (menu = buildMenuResponse(), pictures: Pictures = {}) => {
  server.use(
    merchantHandlers.detail(buildMerchantDetailBody({ menu: { hasText: true, ...pictures } })),
    menuHandlers.menu(menu),
  );
  renderFeature(merchant, '/merchants/1/menu', { content: emptyContent });
  await screen.findByRole('heading', { level: 1, name: 'Menu of Juniper & Rye' });
  return screen.getByRole('article');
};

/**
 * Returns what a screen reader announces for each heading, list, item, link and picture, in order and
 * nesting.
 */
function transcriptOf(root: Element, depth = 0): string[] {
  const roles: Readonly<Record<string, string>> = {
    LI: 'item',
    A: 'link',
    IMG: 'picture',
    NAV: 'navigation',
    P: 'text',
  };
  return [...root.children].flatMap((element) => {
    if (element.getAttribute('aria-hidden') === 'true') return [];
    const level = /^H([1-6])$/.exec(element.tagName)?.[1];
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    const role = element.tagName === 'UL' ? `list of ${element.children.length}` : roles[element.tagName];
    const says = level ? `heading ${level}` : role;
    const isLeaf = level !== undefined || ['P', 'A'].includes(element.tagName);
    const words = isLeaf ? spoken(element) : label;
    const line = says && `${'  '.repeat(depth)}${says}${words ? `: ${words}` : ''}`;
    const inner = isLeaf ? [] : transcriptOf(element, says ? depth + 1 : depth);
    return [...(line === undefined ? [] : [line]), ...inner];
  });
}
function spoken(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent.replaceAll(/\s+/g, ' ').trim();
}

test('MER-26.c MER-38.a MER-38.b a screen reader reads sections as headings, and each dish with its price, description, note and marks', async () => {
  const article = await openMenu(buildMenuResponse(), {
    imageUrls: ['/images/american-2', '/images/american-3'],
    imageDescriptions: ['Starters, drawn by hand.', ''],
  });
  expect(transcriptOf(article)).toEqual([
    'heading 1: Menu of Juniper & Rye',
    'text: American/Bar & Grill · Chelsea, New York',
    'link: About Juniper & Rye',
    'heading 2: Starters',
    'text: Enough for two to share.',
    'list of 2',
    '  item',
    '    text: Corn bread $9.00',
    '    text: With honey butter and sea salt.',
    '    text: Vegetarian · Contains nuts',
    '  item',
    '    text: House pickles $6.50',
    '    text: Vegan · Gluten-free',
    'heading 2: Mains',
    'list of 2',
    '  item',
    '    text: Roast chicken $24.50',
    '    text: Half a bird, lemon and thyme.',
    '    text: for two',
    '  item',
    '    text: Catch of the day market price',
    'text: Parties of six or more: 20 percent service is added.',
    'text: Dishes and prices may change. Tell the restaurant about any allergies before you order.',
    'list of 2: Pictures of the menu',
    '  item',
    '    picture: Starters, drawn by hand.',
    '  item',
    '    picture: Page 2 of the menu of Juniper & Rye',
  ]);
  const pictures = within(article).getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/images/american-2?w=600&ar=1.6',
    '/images/american-3?w=600&ar=1.6',
  ]);
  expect(screen.getByRole('region', { name: 'Mains' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Menu of Juniper & Rye | Sample Plates'));
});

test('MER-06 MER-07.b a restaurant without a cuisine has its place alone', async () => {
  const details = { ...buildMerchantDetailBody().details, cuisines: [] };
  server.use(
    merchantHandlers.detail(buildMerchantDetailBody({ menu: { hasText: true }, details })),
    menuHandlers.menu(buildMenuResponse()),
  );
  renderFeature(merchant, '/merchants/1/menu', { content: emptyContent });
  expect(await screen.findByText('Chelsea, New York')).toBeVisible();
});

test('MER-38.a MER-38.b every mark is in words; without pictures there is no list of them', async () => {
  await openMenu({ sections: [{ name: 'All', dishes: [{ name: 'One', marks: [...dishMarks] }] }] });
  expect(
    screen.getByText(
      'Vegetarian · Vegan · Gluten-free · Dairy-free · Halal · Kosher · Contains nuts · Spicy',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Pictures of the menu' })).not.toBeInTheDocument();
});

test.each([
  [3, 0],
  [4, 4],
])('MER-38.e a menu of %i sections has %i links to them', async (count, links) => {
  const sections = Array.from({ length: count }, (_, at) => ({
    name: `Part ${at + 1}`,
    dishes: [{ name: `Dish ${at + 1}` }],
  }));
  await openMenu({ sections });
  const jumps = screen.queryByRole('navigation', { name: 'Sections of the menu' });
  expect(jumps ? within(jumps).getAllByRole('link') : []).toHaveLength(links);
  if (!jumps) return;
  await userEvent.click(within(jumps).getByRole('link', { name: 'Part 3' }));
  expect(window.location.hash).toBe('#section-3');
  expect(document.getElementById('section-3')).toHaveAccessibleName('Part 3');
});

test('MER-38.a the page leads to the restaurant', async () => {
  await openMenu();
  expect(screen.getByRole('link', { name: 'About Juniper & Rye' })).toHaveAttribute('href', '/merchants/1');
});

test.each([404, 400])(
  'MER-38.c a menu that gets %i is not there, and the page leads to the restaurant',
  async (status) => {
    server.use(merchantHandlers.detail(), menuHandlers.menu(problem(status)));
    renderFeature(merchant, '/merchants/1/menu', { content: emptyContent });
    expect(await screen.findByRole('heading', { name: 'We don’t have this menu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the restaurant' })).toHaveAttribute(
      'href',
      '/merchants/1',
    );
  },
);

test('MER-38.a UIX-28.c a failure shows its reference, and can be retried', async () => {
  server.use(merchantHandlers.detail(), menuHandlers.menu(problem(500, { requestId: 'req-41' })));
  renderFeature(merchant, '/merchants/1/menu', { content: emptyContent });
  expect(await screen.findByText('Loading the menu')).toBeInTheDocument();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('We couldn’t load this menu');
  expect(alert).toHaveTextContent('Reference REQ41');
  server.use(menuHandlers.menu());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Starters' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});
