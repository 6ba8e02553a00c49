import {
  buildMerchantDetailBody,
  merchantHandlers,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';

import { realPartners, setupRealSites } from './real-sites.ts';

const { server, open } = setupRealSites();

const name = 'La tAverna at IL';
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const cased = realPartners.filter(
  ({ settings: { brand } }) => brand.titleCasing !== 'none' || brand.buttonCasing !== 'none',
);

test.each(cased)(
  'UIX-09.b $id, whose brand has a casing, leaves names, times and addresses as they are',
  async (partner) => {
    server.use(
      merchantHandlers.detail(buildMerchantDetailBody({ name, reservationProviders: ['OpenTable'] })),
      reservationHandlers.availability(),
    );
    await open(partner, '/search?location=la+JOlla%2C+CA');
    await waitFor(() => expect(texts('main h1')).toEqual([expect.stringMatching(/^12 .* la JOlla, CA$/)]));
    const { user } = await open(partner, '/merchants/m-1');
    const titles = texts('main :is(h1, h2, h3)').filter((text) =>
      text.toLowerCase().includes(name.toLowerCase()),
    );
    expect(titles).toHaveLength(2);
    expect(titles.filter((text) => !text.includes(name))).toEqual([]);
    if (!partner.settings.openTableReservationsEnabled) return;
    const find = document.querySelector<HTMLElement>(
      '#reserve form button[type="submit"], #reserve button[type="submit"]',
    );
    if (find) await user.click(find);
    await waitFor(() => expect(texts('#reserve li button')).not.toEqual([]));
    expect(texts('#reserve li button').filter((text) => !/^\d{1,2}:\d{2} [AP]M$/.test(text))).toEqual([]);
  },
);
