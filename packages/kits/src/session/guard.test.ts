import { buildKnownMember, buildMember } from '@tableside/api-client/testing';
import { anonymous, visitorOf, type Member, type Visitor } from '@tableside/core';
import { describe, expect, test } from 'vitest';

import type { GuardSwitches } from './session-store.ts';
import { guardFor, type GuardedState } from './guard.ts';

const member = (changes: Parameters<typeof buildMember>[0]): GuardedState => {
  const built: Member = buildMember(changes);
  return { visitor: visitorOf(built), member: built };
};
const { publicId, tier } = buildKnownMember();
const known: Visitor = { kind: 'known', publicId, tier };

const people = {
  anonymous: { visitor: anonymous },
  known: { visitor: known },
  mustJoin: member({ memberType: 'NonCardMember', mustJoin: true }),
  noCard: member({ memberType: 'NonCardMember' }),
  mustUpdateEmail: member({ emailUpdateRequired: true }),
  noCardMustUpdateEmail: member({ memberType: 'NonCardMember', emailUpdateRequired: true }),
  card: member({}),
  closed: member({ memberType: 'ClosedAccountMember', emailUpdateRequired: true }),
} satisfies Record<string, GuardedState>;
type Person = keyof typeof people;

const direct = { enrollmentType: 'direct', hasAutoEnroll: false } as const;
const sso = { enrollmentType: 'sso', hasAutoEnroll: false } as const;
const ssoAuto = { enrollmentType: 'sso', hasAutoEnroll: true } as const;
const none = { enrollmentType: 'none', hasAutoEnroll: false } as const;
const partners = { direct, sso, ssoAuto, none };

const pages = [
  '/account/user_profile',
  '/account/overview',
  '/login',
  '/join',
  '/add_card',
  '/card_added',
  '/fix_credentials',
] as const;
const _ = undefined;
const home = '/account/overview';
const fix = '/fix_credentials';

// One row per kind of visitor, one column per page, in the order of `pages`. `_` means that the visitor
// stays.
const expected: readonly (readonly [keyof typeof partners, Person, readonly (string | undefined)[]])[] = [
  ['direct', 'anonymous', ['/login', '/login', _, _, '/join', '/join', '/login']],
  ['direct', 'known', ['/login', '/login', _, _, '/join', '/join', '/login']],
  ['direct', 'noCard', [_, '/add_card', '/add_card', '/add_card', _, _, '/add_card']],
  ['direct', 'mustUpdateEmail', [fix, fix, fix, fix, fix, _, _]],
  ['direct', 'noCardMustUpdateEmail', [fix, fix, fix, fix, fix, _, _]],
  ['direct', 'card', [_, _, home, home, home, _, home]],
  ['direct', 'closed', [_, _, _, _, _, _, _]],
  ['sso', 'anonymous', ['/login', '/login', _, _, '/join', '/join', _]],
  ['sso', 'mustJoin', ['/join', '/join', '/join', _, '/join', _, _]],
  ['sso', 'noCard', [_, '/add_card', '/add_card', _, _, _, _]],
  ['sso', 'mustUpdateEmail', [_, _, home, home, home, _, _]],
  ['sso', 'card', [_, _, home, home, home, _, _]],
  ['ssoAuto', 'mustJoin', [_, '/add_card', '/add_card', '/add_card', _, _, _]],
  ['none', 'anonymous', [_, _, _, _, _, _, _]],
  ['none', 'card', [_, _, _, _, _, _, _]],
];

describe('guards', () => {
  test.each(expected)(
    'ROU-08.b ROU-09.b ROU-11.b ROU-32.a AUT-12 %s, %s: every page',
    (partner, person, targets) => {
      const guard = guardFor(partners[partner], people[person]);
      expect(pages.map((pathname) => guard({ pathname, search: '' }))).toEqual(targets);
    },
  );

  test('AUT-09.a a card member on /login is redirected to the stored page', () => {
    const guard = guardFor(direct, people.card, () => '/search?query=soup');
    expect(guard({ pathname: '/login', search: '' })).toBe('/search?query=soup');
  });

  test('a card member on /add_card is redirected to the account, whatever page is stored', () => {
    const guard = guardFor(direct, people.card, () => '/search?query=soup');
    expect(guard({ pathname: '/add_card', search: '' })).toBe(home);
  });

  test("CFG-17.a CFG-33.b an overridden switch takes precedence over the build's setting", () => {
    const guard = guardFor(ssoAuto, people.mustJoin);
    const ways = (today?: GuardSwitches) =>
      ['/login', '/join', '/add_card', '/account/user_profile'].map((pathname) =>
        guard({ pathname, search: '' }, today),
      );
    expect(ways()).toEqual(['/add_card', '/add_card', _, _]);
    expect(ways({ hasAutoEnroll: true })).toEqual(ways());
    expect(ways({ hasAutoEnroll: false })).toEqual(['/join', _, '/join', '/join']);
  });

  test('ROU-32.a every account page is guarded, but not paths that only share its prefix', () => {
    const guard = guardFor(direct, people.anonymous);
    for (const pathname of ['/account', '/account/', '/account/user_profile', '/account/x/y']) {
      expect(guard({ pathname, search: '' })).toBe('/login');
    }
    for (const pathname of [
      '/accounts',
      '/',
      '/search',
      '/activate',
      '/recover',
      '/SignOut',
      '/merchants/1',
    ]) {
      expect(guard({ pathname, search: '' })).toBeUndefined();
    }
  });

  test('ROU-32.a trailing slashes do not change the page', () => {
    const guard = guardFor(direct, people.card);
    for (const pathname of ['/login/', '/login//']) expect(guard({ pathname, search: '' })).toBe(home);
  });

  test('ROU-32.a a known visitor without member data is guarded by member type', () => {
    const guard = guardFor(direct, { visitor: people.noCard.visitor });
    expect(guard({ pathname: home, search: '' })).toBe('/add_card');
  });

  test('every chain of redirects ends after at most three', () => {
    const starts = [...pages, '/account', '/', '/search', '/SignOut', '/activate', '/recover'];
    for (const partner of Object.values(partners)) {
      for (const state of Object.values(people)) {
        const guard = guardFor(partner, state, () => '/account/manage_cards');
        for (const start of starts) {
          let path: string | undefined = start;
          let redirects = -1;
          while (path !== undefined && redirects < 9) {
            path = guard({ pathname: path, search: '' });
            redirects += 1;
          }
          expect(redirects).toBeLessThanOrEqual(3);
        }
      }
    }
  });
});
