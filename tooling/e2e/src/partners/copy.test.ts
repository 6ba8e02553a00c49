import {
  buildMemberBody,
  buildMerchantBodies,
  buildMerchantDetailBody,
  buildSearchResponse,
  merchantHandlers,
} from '@tableside/api-client/testing';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';

import { rawMarks, realPartners, setupRealSites, withMarks } from './real-sites.ts';

const { server, open } = setupRealSites();
const united = realPartners.find(({ id }) => id === 'united')!;
const entries = withMarks(united);
const member = buildMemberBody({ tierLevel: 2 });

const forVisitors = [
  '/',
  '/earn',
  '/discover',
  '/search?location=Chicago',
  '/merchants/m-1',
  '/join',
  '/none',
];
const forMembers = ['overview', 'user_profile', 'manage_cards', 'recent_activity', 'report_visit'].map(
  (page) => `/account/${page}`,
);

test.each([
  ...forVisitors.map((path) => ({ path, visit: { entries } })),
  ...forMembers.map((path) => ({ path, visit: { entries, member } })),
])('UIX-07.a every registered mark of content and copy is raised on $path', async ({ path, visit }) => {
  server.use(
    merchantHandlers.search(buildSearchResponse(buildMerchantBodies(2))),
    merchantHandlers.detail(buildMerchantDetailBody({ reservationProviders: ['OpenTable'] })),
  );
  await open(united, path, visit);
  expect(rawMarks()).toEqual([]);
  expect(document.querySelectorAll('sup').length).toBeGreaterThan(20);
});

test('UIX-07.a ERN-05 an earn page asks for an e-mail address, and raises every registered mark', async () => {
  await open(united, '/earn/new-member-bonus', { entries });
  await waitFor(() => expect(document.querySelector('main form input[name="email"]')).not.toBeNull());
  expect(rawMarks()).toEqual([]);
});
