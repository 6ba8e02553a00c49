import { createRandom } from '@tableside/demo/seed';
import { describe, expect, test } from 'vitest';

import { createPerson, type CallResponse, type Call } from './person.ts';
import { shares, type CallKind, type Role } from './shares.ts';

const now = () => new Date('2026-06-15T12:00:00Z');
const accounts = [
  { email: 'one@example.com', password: 'first' },
  { email: 'two@example.com', password: 'second' },
];

const found = {
  totalPages: 3,
  merchants: [
    { id: '7', reservationProviders: ['OpenTable'] },
    { id: '8', reservationProviders: [] },
  ],
};
const bodies: Partial<Record<CallKind, object>> = {
  search: found,
  'next page': found,
  token: { csrfToken: 'a-token' },
  'sign in': { session: { accessToken: 'an-access-token' } },
  'free tables': { slots: [{ startsAt: '2026-06-20T23:00:00.000Z', requiresCard: false }] },
  hold: { id: 'h-1' },
  reserve: { id: 'r-1', startsAt: '2026-06-22T23:00:00.000Z' },
};

function spend(role: Role, count: number, { seed = 1, refused }: { seed?: number; refused?: CallKind } = {}) {
  const person = createPerson({
    random: createRandom(seed),
    partnerId: 'hilton',
    accounts: role === 'member' ? accounts : [],
    now,
  });
  return Array.from({ length: count }, (_, index): Call => {
    const call = person.next();
    const isSignIn = call.kind === 'sign in';
    const response: CallResponse = {
      status: call.kind === refused ? 400 : (call.statuses[0] ?? 200),
      body: JSON.stringify(bodies[call.kind] ?? {}),
      cookies: [
        ...(index === 0 ? ['old=1; Path=/'] : []),
        ...(isSignIn ? ['session=mine; Path=/; Secure', 'old=; Max-Age=0'] : []),
      ],
    };
    person.receive(response);
    return call;
  });
}

const withoutIds = (calls: readonly Call[]) =>
  calls.map((call) => ({ ...call, body: call.body?.replaceAll(/"eventId":"[^"]+"/g, '') }));

describe.each(['visitor', 'member'] as const)('a %s', (role) => {
  const calls = spend(role, 40_000);

  test('makes each kind of call as often as its share says', () => {
    const own = calls.filter(({ kind }) => kind in shares);
    // While a person has not found anything yet, each call that would open something is replaced by a search.
    const substituted = new Set<string>(['search', 'next page', 'restaurant', 'free tables']);
    const measured = (isMeant: (kind: string) => boolean) =>
      (own.filter(({ kind }) => isMeant(kind)).length / own.length) * 100;
    const expected = (isMeant: (kind: string) => boolean) =>
      Object.entries(shares).reduce((sum, [kind, share]) => sum + (isMeant(kind) ? share[role] : 0), 0);
    const isSubstituted = (kind: string) => substituted.has(kind);
    expect(measured(isSubstituted)).toBeCloseTo(expected(isSubstituted), 0);
    for (const kind of Object.keys(shares).filter((one) => !isSubstituted(one)))
      expect(
        measured((one) => one === kind),
        kind,
      ).toBeCloseTo(
        expected((one) => one === kind),
        0,
      );
  });

  test('makes the same calls with the same seed, and others with another', () => {
    expect(withoutIds(spend(role, 500))).toEqual(withoutIds(calls.slice(0, 500)));
    expect(withoutIds(spend(role, 500, { seed: 2 }))).not.toEqual(withoutIds(calls.slice(0, 500)));
  });

  test('comes from another network in each visit', () => {
    expect(new Set(calls.map(({ headers }) => headers['X-Forwarded-For'])).size).toBeGreaterThan(500);
  });
});

test('the shares of each role are hundredths', () => {
  for (const role of ['visitor', 'member'] as const)
    expect(Object.values(shares).reduce((sum, share) => sum + share[role], 0)).toBe(100);
});

test('a member signs in with the next account, reserves and cancels, and signs out', () => {
  const calls = spend('member', 5000);
  expect(calls.slice(0, 3).map(({ kind }) => kind)).toEqual(['token', 'sign in', 'token']);
  const signIns = calls.filter(({ kind }) => kind === 'sign in');
  expect(
    signIns.slice(0, 3).map(({ body }) => (JSON.parse(body ?? '') as { userName: string }).userName),
  ).toEqual(['one@example.com', 'two@example.com', 'one@example.com']);
  const profile = calls.find(({ kind }) => kind === 'profile change');
  expect(profile?.headers).toMatchObject({
    Authorization: 'Bearer an-access-token',
    Cookie: 'session=mine',
    'X-XSRF-TOKEN': 'a-token',
  });
  const hold = calls.findIndex(({ kind }) => kind === 'hold');
  expect(calls.slice(hold - 1, hold + 3).map(({ kind }) => kind)).toEqual([
    'free tables',
    'hold',
    'reserve',
    'cancel',
  ]);
  expect(calls[hold + 2]?.path).toBe('/api/Reservations/r-1?startsAt=2026-06-22T23:00:00.000Z&partySize=2');
  const out = calls.findIndex(({ kind }) => kind === 'sign out');
  expect(calls.slice(out + 1, out + 3).map(({ kind }) => kind)).toEqual(['token', 'sign in']);
  expect(calls[out + 1]?.headers).not.toHaveProperty('Authorization');
});

test('a refused hold is not reserved', () => {
  expect(spend('member', 5000, { refused: 'hold' }).map(({ kind }) => kind)).not.toContain('reserve');
});
