import {
  buildListedSession,
  buildSessionBody,
  memberSessionHandlers,
  problem,
} from '@tableside/api-client/testing';
import { deviceKinds } from '@tableside/core';
import { leaveTo, violationsIn } from '@tableside/kits/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { server } from '../../site.fixture.tsx';
import { showProfile } from '../profile.fixture.ts';

const own = buildListedSession({ id: 'own', browser: 'Safari', device: 'iphone', isThis: true });
const computer = buildListedSession({ id: 'computer' });
const unknown = buildListedSession({ id: 'unknown', browser: null, device: null });
const never = () => new Promise<never>(() => undefined);

async function open(options: Parameters<typeof showProfile>[0] = {}) {
  await showProfile(options);
  return within(await screen.findByRole('region', { name: 'Where you’re signed in' }));
}
type Card = Awaited<ReturnType<typeof open>>;
const rows = (card: Card) => card.getAllByRole('listitem').map(({ textContent }) => textContent);
const heading = () => screen.getByRole('heading', { name: 'Where you’re signed in' });

test('SES-30.a browser, device and times are told in words, and this one is marked', async () => {
  const others = deviceKinds.map((device) => buildListedSession({ id: device, browser: 'Opera', device }));
  server.use(memberSessionHandlers.list({ sessions: [own, computer, unknown, ...others] }));
  const card = await open();
  const items = await card.findAllByRole('listitem');
  expect(rows(card).slice(0, 3)).toEqual([
    expect.stringMatching(/^Safari on iPhoneThis deviceSigned in Jun 14, 2026, \d+:\d\d\s[AP]M$/u),
    expect.stringMatching(
      /^Firefox on WindowsLast used Jun 15, 2026, .+Signed in Jun 14, 2026, .+Sign out$/u,
    ),
    expect.stringMatching(/^A browser we don’t know on a device we don’t know/),
  ]);
  expect(
    rows(card)
      .slice(3)
      .map((row) => /^Opera on (.+)Last used/.exec(row)?.[1]),
  ).toEqual([
    'iPhone',
    'iPad',
    'an Android phone',
    'an Android tablet',
    'Windows',
    'Mac',
    'a Chromebook',
    'Linux',
  ]);
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
    'true',
    ...items.slice(1).map(() => null),
  ]);
  expect(within(items[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  expect(await violationsIn(document.body)).toEqual([]);
});

test('SES-30.c support, who sees the account, gets no list', async () => {
  let isRequested = false;
  server.use(
    memberSessionHandlers.list(() => {
      isRequested = true;
      return { sessions: [own] };
    }),
  );
  await showProfile({ member: { session: buildSessionBody({ isReadOnly: true }) } });
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeVisible();
  expect(screen.queryByText('Where you’re signed in')).not.toBeInTheDocument();
  expect(isRequested).toBe(false);
});

test('SES-30.d while the list loads it says so', async () => {
  server.use(memberSessionHandlers.list(never));
  const card = await open();
  expect(await card.findByText('Looking up where you’re signed in')).toBeInTheDocument();
});

test('SES-30.d UIX-28.a UIX-28.c a list that fails can be tried again', async () => {
  server.use(memberSessionHandlers.list(problem(404)));
  const card = await open();
  expect(await card.findByRole('alert')).toHaveTextContent('We couldn’t look up where you’re signed in.');
  const again = card.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  expect(again).toHaveFocus();
  server.use(memberSessionHandlers.list({ sessions: [own, computer] }));
  await userEvent.click(again);
  expect(await card.findAllByRole('listitem')).toHaveLength(2);
  await waitFor(() => expect(card.getByRole('heading')).toHaveFocus());
});

test('SES-30.d a member who is signed in only here reads so, and has nothing to end', async () => {
  server.use(memberSessionHandlers.list({ sessions: [own] }));
  const card = await open();
  expect(await card.findByText('You’re signed in on this device only.')).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('SES-31.a SES-31.e one is ended with the keyboard, which is announced, and the focus stays on the card', async () => {
  const ended: string[] = [];
  server.use(
    memberSessionHandlers.list({ sessions: [own, computer, unknown] }),
    memberSessionHandlers.end(({ request }) => {
      ended.push(new URL(request.url).pathname);
      return { sessions: [own, unknown] };
    }),
  );
  const card = await open();
  const button = await card.findByRole('button', { name: /^Sign out Firefox on Windows, last used / });
  // Screen readers announce only what is added to a region that they already know.
  const liveRegions = card.getAllByRole('status');
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await card.findByText('Firefox on Windows is signed out.')).toBeVisible();
  const announced = liveRegions.map(({ textContent }) => textContent);
  expect(announced).toContain('Firefox on Windows is signed out.');
  expect(ended).toEqual(['/api/Member/Sessions/computer']);
  expect(rows(card)).toHaveLength(2);
  expect(heading()).toHaveFocus();
});

test('SES-31.b SES-31.e all others are ended, which is announced in place of a failure before', async () => {
  server.use(
    memberSessionHandlers.list({ sessions: [own, computer] }),
    memberSessionHandlers.end(problem(500)),
    memberSessionHandlers.endOthers({ sessions: [own] }),
  );
  const card = await open();
  await userEvent.click(await card.findByRole('button', { name: /^Sign out Firefox/ }));
  expect(await card.findByRole('alert')).toBeVisible();
  await userEvent.click(await card.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await card.findByText('You’re signed out everywhere else.')).toBeVisible();
  expect(card.queryByRole('alert')).not.toBeInTheDocument();
  expect(rows(card)).toHaveLength(1);
  expect(heading()).toHaveFocus();
});

test('SES-31.c signing out everywhere ends the others, then this one', async () => {
  const endedAt: string[] = [];
  server.use(
    memberSessionHandlers.list({ sessions: [own, computer] }),
    memberSessionHandlers.endOthers(() => {
      endedAt.push(window.location.pathname);
      return { sessions: [own] };
    }),
  );
  const card = await open();
  await userEvent.click(await card.findByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'Arrived at /SignOut' })).toBeVisible();
  expect(endedAt).toEqual(['/account/user_profile']);
});

test('SES-31.e a failure is told, and the list stays; a success takes the words away, and the next failure its words', async () => {
  const failed = 'That didn’t work. Nothing was signed out.';
  const tooOften = 'That’s a lot of signing out. Please try again in an hour.';
  const everyCall = (status: number) =>
    server.use(memberSessionHandlers.end(problem(status)), memberSessionHandlers.endOthers(problem(status)));
  server.use(memberSessionHandlers.list({ sessions: [own, computer] }));
  const card = await open();
  for (const [one, all] of [
    [500, 429],
    [429, 500],
  ] as const) {
    const wordsOf = (status: number) => (status === 429 ? tooOften : failed);
    everyCall(one);
    await userEvent.click(await card.findByRole('button', { name: /^Sign out Firefox/ }));
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(wordsOf(one)));
    everyCall(all);
    await userEvent.click(card.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(wordsOf(all)));
    expect(rows(card)).toHaveLength(2);
    expect(window.location.pathname).toBe('/account/user_profile');
  }
  server.use(memberSessionHandlers.end({ sessions: [own, unknown] }));
  await userEvent.click(card.getByRole('button', { name: /^Sign out Firefox/ }));
  expect(await card.findByText('Firefox on Windows is signed out.')).toBeVisible();
  expect(card.queryByRole('alert')).not.toBeInTheDocument();
  everyCall(500);
  await userEvent.click(card.getByRole('button', { name: /^Sign out A browser/ }));
  expect(await card.findByRole('alert')).toHaveTextContent(failed);
  expect(card.queryByText('Firefox on Windows is signed out.')).not.toBeInTheDocument();
});

test.each([
  [/^Sign out Firefox/, undefined, 'Firefox on Windows is signed out.'],
  ['Sign out everywhere', undefined, 'You’re signed out everywhere else.'],
  ['Sign out everywhere else', problem(500), 'That didn’t work. Nothing was signed out.'],
])(
  'ERR-23 the answer to %s that comes after the page was left is told there',
  async (name, failure, words) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const held = () => promise.then(() => failure ?? { sessions: [own] });
    server.use(
      memberSessionHandlers.list({ sessions: [own, computer] }),
      memberSessionHandlers.end(held),
      memberSessionHandlers.endOthers(held),
    );
    const card = await open();
    await userEvent.click(await card.findByRole('button', { name }));
    leaveTo('/search');
    resolve();
    expect(await screen.findByText(words)).toBeVisible();
    expect(window.location.pathname).toBe('/search');
  },
);

test('SES-31.f the card says that there are no passkeys, or that the partner’s account stays signed in', async () => {
  const card = await open();
  expect(card.getByText(/^You can’t sign in with a passkey here yet/)).toBeVisible();
});

test('SES-31.f with single sign-on it says that the partner’s account stays signed in', async () => {
  const card = await open({ partner: { enrollmentType: 'sso' } });
  expect(card.getByText(/^Devices may still be signed in to your Sample account/)).toBeVisible();
  expect(card.queryByText(/passkey/)).not.toBeInTheDocument();
});
