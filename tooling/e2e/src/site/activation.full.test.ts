import { buildKnownMemberBody, memberHandlers, problem } from '@tableside/api-client/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';

import { expectPage, setupSites, type Partner } from './sites.ts';

const { server, open } = setupSites();

const texts: readonly [string, string, string, string] = [
  'We couldn’t find your membership.',
  'Create your account.',
  'You’ve already activated. Please sign in.',
  'Please sign in to reactivate your account.',
];

async function expectOnly(text: string): Promise<void> {
  const main = within(screen.getByRole('main'));
  await main.findByText(text);
  for (const one of texts) expect(main.queryAllByText(one)).toHaveLength(one === text ? 1 : 0);
}

const lapsed = buildKnownMemberBody({ hasWebProfile: true, tierLevel: 2 });
const unprofiled = buildKnownMemberBody({ active: true, tierLevel: 2 });

test.each<
  [
    ids: string,
    Partner,
    who: string,
    known: Parameters<typeof memberHandlers.known>[0],
    to: string,
    text: string,
  ]
>([
  ['ACT-04 ACT-12.b', 'american', 'a lapsed member', lapsed, '/login?rfr=4', texts[3]],
  ['ACT-05 ACT-12.a', 'hilton', 'a member without a profile', unprofiled, '/join?rfr=2', texts[1]],
])('%s ROU-06.c at %s %s at /activate is redirected', async (_ids, partner, _who, known, to, text) => {
  server.use(memberHandlers.known(known));
  await open(partner, '/activate?public_id=P1');
  await expectPage(to);
  await expectOnly(text);
});

test('ACT-09 /activate/activated redirects to activation unless activated', async () => {
  await open('hilton', '/activate/activated?public_id=P1');
  expect(await screen.findByRole('button', { name: 'Activate my membership' })).toBeEnabled();
  await expectPage('/activate');
  sessionStorage.clear();
  await open('hilton', '/activate/activated');
  await expectPage('/join?rfr=0');
});

test('ACT-05 ACT-06.b a visitor who activated on another device has nothing left to activate', async () => {
  const { user } = await open('hilton', '/activate?public_id=P1');
  await user.click(await screen.findByRole('button', { name: 'Activate my membership' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re checked in' })).toBeVisible();
  server.use(memberHandlers.known(unprofiled));
  sessionStorage.clear();
  await open('hilton', '/activate?public_id=P1');
  await expectPage('/join?rfr=2');
});

test('ACT-10.a a link of the activated stage reports one view of its target', async () => {
  const { user } = await open('hilton', '/activate?public_id=P1');
  await user.click(await screen.findByRole('button', { name: 'Activate my membership' }));
  await screen.findByRole('heading', { level: 1, name: 'You’re checked in' });
  const [link] = await screen.findAllByRole('link', { name: 'Search restaurants' });
  await user.click(link!);
  await waitFor(() => expect(window.location.pathname).toBe('/search'));
  const views = async () => {
    const bodies = await Promise.all(
      server
        .callsOf('POST /api/Impressions')
        .map(({ request }) => request.clone().json() as Promise<unknown>),
    );
    return (bodies.flat() as { eventName: string; url: string }[])
      .filter(({ eventName }) => eventName === 'pageView')
      .map(({ url }) => new URL(url).pathname);
  };
  // The page must be visible for a while to count as viewed.
  await waitFor(() =>
    expect(window.dataLayer).toContainEqual(
      expect.objectContaining({ event: 'pageview', location: window.location.href }),
    ),
  );
  await waitFor(async () => expect(await views()).toContain('/search'));
  expect((await views()).filter((path) => path === '/search')).toHaveLength(1);
});

test('ERR-12 a failure shows the support phone number, and the button can be pressed again', async () => {
  server.use(memberHandlers.activate(problem(500)));
  const { user } = await open('hilton', '/activate?public_id=P1');
  await user.click(await screen.findByRole('button', { name: 'Activate my membership' }));
  const messages = within(await screen.findByRole('region', { name: 'Notifications' }));
  // The first word states the severity for people who do not see the color.
  expect(await messages.findByRole('alert')).toHaveTextContent(
    'ERROR: There was an error activating your account. Please contact customer support. 1 (800) 555-0163',
  );
  expect(messages.getByRole('link', { name: '1 (800) 555-0163' })).toHaveAttribute(
    'href',
    'tel:+18005550163',
  );
  server.use(memberHandlers.activate());
  await user.click(screen.getByRole('button', { name: 'Activate my membership' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re checked in' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/There was an error activating/)).not.toBeInTheDocument());
});
