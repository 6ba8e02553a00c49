import { buildMerchantDetailBody, merchantHandlers } from '@tableside/api-client/testing';
import { emptyContent } from '@tableside/content-client';
import { preloadScreens, renderFeature, setupMsw } from '@tableside/kits/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { merchant } from '../feature.ts';

const server = setupMsw();
preloadScreens(merchant);

const openMerchant = async (detail: Parameters<typeof buildMerchantDetailBody>[0]) => {
  server.use(merchantHandlers.detail(buildMerchantDetailBody(detail)));
  renderFeature(merchant, '/merchants/1', { content: emptyContent });
  await screen.findByRole('heading', { level: 1 });
};
const actions = () => within(screen.getByRole('navigation', { name: 'Plan your visit' }));

test('MER-38.a a menu that is known as text is a link to its page, whatever else there is', async () => {
  await openMerchant({
    menu: { url: 'https://menu.example/1', imageUrls: ['/images/american-2'], hasText: true },
  });
  const link = actions().getByRole('link', { name: 'Menu' });
  expect(link).toHaveAttribute('href', '/merchants/1/menu');
  expect(link).not.toHaveAttribute('target');
  expect(actions().queryByRole('button', { name: /menu/i })).not.toBeInTheDocument();
});

const openPictures = async (
  descriptions: readonly string[] | undefined,
  contact: NonNullable<Parameters<typeof buildMerchantDetailBody>[0]>['contact'] = {},
) => {
  await openMerchant({
    menu: {
      url: undefined,
      imageUrls: ['/images/american-2', '/images/american-3'],
      imageDescriptions: descriptions && [...descriptions],
    },
    contact,
  });
  await userEvent.click(actions().getByRole('button', { name: 'Menu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Menu of Juniper & Rye' });
  const pictures = await within(dialog).findAllByRole('img');
  return { dialog, alts: pictures.map((picture) => picture.getAttribute('alt')) };
};

test('MER-38.c pictures that are described say what is on them, and ask nobody', async () => {
  const { dialog, alts } = await openPictures(['Starters: corn bread, $8.00.', 'Mains: roast chicken.']);
  expect(alts).toEqual(['Starters: corn bread, $8.00.', 'Mains: roast chicken.']);
  expect(dialog).not.toHaveTextContent('as a picture');
});

test.each([
  [
    'by phone',
    { phone: '3125550188' },
    'Call Juniper & Rye to ask what’s on it: 312-555-0188',
    'tel:+13125550188',
  ],
  [
    'on the website',
    { phone: undefined, websiteUrl: 'https://juniper.example/' },
    'The website of Juniper & Rye may say what’s on it: Website',
    'https://juniper.example/',
  ],
  ['there', { phone: undefined, websiteUrl: undefined }, 'Ask Juniper & Rye what’s on it.', undefined],
] as const)(
  'MER-38.c with one that is not, the dialog says that the menu is a picture, and to ask %s',
  async (_, contact, words, href) => {
    const { dialog, alts } = await openPictures(['', 'Mains: roast chicken.'], contact);
    expect(alts).toEqual(['Page 1 of the menu of Juniper & Rye', 'Mains: roast chicken.']);
    expect(dialog).toHaveTextContent(`We only have this menu as a picture. ${words}`);
    expect(within(dialog).queryByRole('link')?.getAttribute('href')).toBe(href);
  },
);
