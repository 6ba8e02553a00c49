import {
  buildMemberBody,
  buildMerchantBodies,
  buildMerchantDetailBody,
  buildSearchResponse,
  merchantHandlers,
} from '@tableside/api-client/testing';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';

import { rawMarks, realPartners, setupRealSites, withMarks } from './real-sites.ts';

const { server, open } = setupRealSites();
const united = realPartners.find(({ id }) => id === 'united')!;
const entries = withMarks(united);
const member = buildMemberBody({ tierLevel: 2 });

const pages: readonly { path: string; isMember?: boolean; lastShown?: RegExp }[] = [
  { path: '/' },
  { path: '/earn' },
  { path: '/discover' },
  { path: '/search?location=Chicago' },
  { path: '/restaurants' },
  { path: '/restaurants/chicago-il' },
  { path: '/merchants/m-1' },
  { path: '/join' },
  { path: '/none' },
  { path: '/account/overview', isMember: true },
  { path: '/account/user_profile', isMember: true, lastShown: /Firefox/ },
  { path: '/account/manage_cards', isMember: true },
  { path: '/account/recent_activity', isMember: true },
  { path: '/account/report_visit', isMember: true },
];

test.each(pages)('UIX-07.a every registered mark of content and copy is raised on $path', async (page) => {
  server.use(
    merchantHandlers.search(buildSearchResponse(buildMerchantBodies(2))),
    merchantHandlers.detail(buildMerchantDetailBody({ reservationProviders: ['OpenTable'] })),
  );
  await open(united, page.path, { entries, member: page.isMember ? member : undefined });
  if (page.lastShown) await screen.findAllByText(page.lastShown);
  expect(rawMarks()).toEqual([]);
  expect(document.querySelectorAll('sup').length).toBeGreaterThan(20);
});

test('UIX-07.a ERN-05 an earn page asks for an e-mail address, and raises every registered mark', async () => {
  await open(united, '/earn/new-member-bonus', { entries });
  await waitFor(() => expect(document.querySelector('main form input[name="email"]')).not.toBeNull());
  expect(rawMarks()).toEqual([]);
});
