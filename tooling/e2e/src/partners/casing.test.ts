import {
  buildMerchantBody,
  buildMerchantDetailBody,
  buildSearchResponse,
  merchantHandlers,
  reservationHandlers,
} from '@tableside/api-client/testing';
import { waitFor } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';

import { realPartners, setupRealSites } from './real-sites.ts';

const { server, open } = setupRealSites();

const name = 'La tAverna at IL';
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const isTime = (text: string | null) => /^\d{1,2}:\d{2} [AP]M$/.test(text ?? '');
const cased = realPartners.filter(
  ({ settings: { brand } }) => brand.titleCasing !== 'none' || brand.buttonCasing !== 'none',
);

afterEach(() => vi.useRealTimers());

test.each(cased)(
  'UIX-09.b $id, whose brand has a casing, leaves names, times and addresses as they are',
  async (partner) => {
    // Shortly after noon on the day of the table, in New York.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-22T16:10:00Z') });
    const { openTableReservationsEnabled } = partner.settings;
    const table = openTableReservationsEnabled ? '&date=2026-06-22&time=19:00&party=2' : '';
    server.use(
      merchantHandlers.search({
        ...buildSearchResponse([buildMerchantBody({ reservationProviders: ['OpenTable'] })]),
        totalResultSize: 12,
      }),
      reservationHandlers.freeTimes(),
      merchantHandlers.detail(buildMerchantDetailBody({ name, reservationProviders: ['OpenTable'] })),
      reservationHandlers.availability(),
    );
    await open(partner, `/search?location=la+JOlla%2C+CA${table}`);
    await waitFor(() => expect(texts('main h1')).toEqual([expect.stringMatching(/^12 .* la JOlla, CA$/)]));
    if (openTableReservationsEnabled) {
      await waitFor(() => expect(texts('main article li button')).not.toEqual([]));
      expect(texts('main article li button').filter((text) => !isTime(text))).toEqual([]);
    }
    const { user } = await open(partner, '/merchants/m-1');
    const titles = texts('main :is(h1, h2, h3)').filter((text) =>
      text.toLowerCase().includes(name.toLowerCase()),
    );
    expect(titles).toHaveLength(2);
    expect(titles.filter((text) => !text.includes(name))).toEqual([]);
    if (!openTableReservationsEnabled) return;
    const find = document.querySelector<HTMLElement>(
      '#reserve form button[type="submit"], #reserve button[type="submit"]',
    );
    if (find) await user.click(find);
    await waitFor(() => expect(texts('#reserve li button')).not.toEqual([]));
    expect(texts('#reserve li button').filter((text) => !isTime(text))).toEqual([]);
  },
);
