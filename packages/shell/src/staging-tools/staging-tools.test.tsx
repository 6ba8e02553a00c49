import {
  allHandlers,
  buildFeatureFlags,
  buildMemberBody,
  buildSessionBody,
  memberHandlers,
  problem,
  signInHandlers,
} from '@tableside/api-client/testing';
import { setupMsw } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { beforeEach, expect, test } from 'vitest';

import { testPartner } from '../app/test-partner.fixture.ts';
import { renderSite } from '../testing.ts';

const server = setupMsw();

let offsetMs = 0;
const clockResponse = () =>
  HttpResponse.json({ offsetMs, now: new Date(Date.UTC(2026, 5, 15) + offsetMs).toISOString() });
beforeEach(() => {
  offsetMs = 0;
  server.use(
    http.get('/dev/clock', clockResponse),
    http.get('/dev/people', () => HttpResponse.json([])),
    http.get('/dev/sites', () => HttpResponse.json([])),
  );
});

test('ROU-19.a the page shows the partner and links to the platform’s pages', async () => {
  await renderSite({ path: '/stgtools', features: [], partner: testPartner() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Staging tools' })).toBeVisible();
  expect(screen.getByText(/^Sample Plates \(sample\)$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sent mail' })).toHaveAttribute('href', '/dev/outbox');
});

test('ROU-19.a the same tools of every other partner are one link away', async () => {
  const sites = [
    { id: 'other', programName: 'Other Plates', url: 'http://localhost:4011' },
    { id: 'sample', programName: 'Sample Plates', url: 'http://localhost:4012' },
    { id: 'third', programName: 'Third Plates', url: 'http://localhost:4013' },
  ];
  server.use(http.get('/dev/sites', () => HttpResponse.json(sites)));
  await renderSite({ path: '/stgtools', features: [], partner: testPartner() });
  const section = await screen.findByRole('region', { name: 'Switch partner' });
  await within(section).findByRole('link', { name: 'Other Plates' });
  const links = within(section).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
    ['Other Plates', 'http://localhost:4011/stgtools'],
    ['Third Plates', 'http://localhost:4013/stgtools'],
  ]);
});

test('ROU-19.a CON-37.c the platform’s clock is moved by days, and reset', async () => {
  server.use(
    http.put('/dev/clock', async ({ request }) => {
      ({ offsetMs } = (await request.json()) as { offsetMs: number });
      return clockResponse();
    }),
    http.delete('/dev/clock', () => {
      offsetMs = 0;
      return clockResponse();
    }),
  );
  await renderSite({ path: '/stgtools', features: [], partner: testPartner() });
  expect(await screen.findByText('2026-06-15 00:00:00 UTC')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1 day later' }));
  expect(await screen.findByText('2026-06-16 00:00:00 UTC')).toBeVisible();
  expect(screen.getByText('(1 day ahead)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '1 day later' }));
  expect(await screen.findByText('2026-06-17 00:00:00 UTC')).toBeVisible();
  expect(screen.getByText('(2 days ahead)')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset clock' }));
  expect(await screen.findByText('2026-06-15 00:00:00 UTC')).toBeVisible();
});

test('ROU-19.a a flag shows its current value, and can be overridden and reset', async () => {
  let overrides: Record<string, boolean> = {};
  server.use(
    http.get('*/api/feature-flags', () => {
      const { outage = false, ...others } = overrides;
      return HttpResponse.json(buildFeatureFlags({ authFlags: { outage }, partnerFeatureFlags: others }));
    }),
    http.put('/dev/feature-flags', async ({ request }) => {
      Object.assign(overrides, await request.json());
      return HttpResponse.json({});
    }),
    http.delete('/dev/feature-flags', () => {
      overrides = {};
      return HttpResponse.json({});
    }),
  );
  await renderSite({ path: '/stgtools', features: [], partner: testPartner({ hasVIP: false }) });
  const hasVip = await screen.findByRole('checkbox', { name: 'hasVIP' });
  expect(hasVip).not.toBeChecked();
  await userEvent.click(hasVip);
  await waitFor(() => expect(hasVip).toBeChecked());
  expect(overrides).toEqual({ hasVIP: true });
  await userEvent.click(screen.getByRole('button', { name: 'Reset to settings' }));
  await waitFor(() => expect(hasVip).not.toBeChecked());
});

test('ROU-19.a one of the fictional people is signed in, and the page shows the visitor', async () => {
  const shows = 'has a linked card';
  const person = { name: 'robin', email: 'robin@example.com', publicId: 'P1', password: 'table4two', shows };
  const known = { name: 'guest', email: 'guest@example.com', publicId: 'P2', shows: 'is only known' };
  let signedIn: unknown;
  server.use(
    http.get('/dev/people', () => HttpResponse.json([person, known])),
    signInHandlers.signIn(({ body }) => {
      signedIn = body;
      return { session: buildSessionBody(), emailUpdateRequired: false };
    }),
    memberHandlers.member(() => (signedIn ? buildMemberBody({ firstName: 'Robin' }) : problem(401))),
    ...allHandlers(),
  );
  await renderSite({ path: '/stgtools', features: [], partner: testPartner() });
  await userEvent.click(await screen.findByRole('button', { name: 'robin' }));
  expect(await screen.findByText(/"firstName": "Robin"/)).toBeVisible();
  expect(signedIn).toEqual({ userName: person.email, password: person.password, rememberMe: false });
  expect(screen.getByRole('link', { name: 'guest' })).toHaveAttribute('href', '/stgtools?public_id=P2');
});

test('ROU-19.a CFG-22.a drafts of content are shown from the partner’s path, and nothing that is live', async () => {
  server.use(
    http.get('*/content/v2/pages/:group/', ({ params, request }) => {
      const live = { slug: 'live', fields: { body_text: 'Today' } };
      const draft = { slug: 'summer', fields: { body_text: 'Oysters' } };
      const isPreview = new URL(request.url).searchParams.has('preview');
      return HttpResponse.json({ data: params['group'] === 'popup' && isPreview ? [live, draft] : [live] });
    }),
  );
  await renderSite({ path: '/stgtools', features: [], partner: testPartner({ cmsRoute: '/content/v2' }) });
  await userEvent.click(await screen.findByText('popup/summer'));
  expect(screen.getByText(/Oysters/)).toBeVisible();
  expect(screen.queryByText(/Today/)).not.toBeInTheDocument();
  expect(screen.queryByText('popup/live')).not.toBeInTheDocument();
});

test('ROU-19.a neither an outage switched on here nor a closed account replaces the page', async () => {
  server.use(
    http.get('*/api/feature-flags', () =>
      HttpResponse.json(buildFeatureFlags({ authFlags: { outage: true } })),
    ),
    memberHandlers.member(buildMemberBody({ memberType: 'ClosedAccountMember' })),
    ...allHandlers(),
  );
  await renderSite({ path: '/stgtools', features: [], partner: testPartner(), hasSession: true });
  expect(await screen.findByRole('checkbox', { name: 'outage' })).toBeChecked();
  expect(await screen.findByText(/ClosedAccountMember/)).toBeVisible();
});

test('ROU-19.a a platform without these switches is reported, and so is a rejected change', async () => {
  server.use(
    http.get('/dev/people', () => new HttpResponse(undefined, { status: 404 })),
    http.get('/dev/clock', () => new HttpResponse(undefined, { status: 404 })),
    http.get('/dev/sites', () => new HttpResponse(undefined, { status: 404 })),
    http.put('/dev/feature-flags', () => new HttpResponse(undefined, { status: 404 })),
    ...allHandlers(),
  );
  await renderSite({ path: '/stgtools', features: [], partner: testPartner() });
  expect(await screen.findByText('This platform doesn’t list the sites of other partners.')).toBeVisible();
  expect(await screen.findByText('This platform has no demo people.')).toBeVisible();
  expect(await screen.findByText('This platform’s clock can’t be moved.')).toBeVisible();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'outage' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The platform didn’t accept this change.');
});
