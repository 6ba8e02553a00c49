import { buildMember } from '@tableside/api-client/testing';
import { siteRoutes, visitorOf, type Member } from '@tableside/core';
import { lazyScreen, type FeatureRoute } from '@tableside/kits/feature';
import { guardFor, type SessionState } from '@tableside/kits/session';
import { hasPage } from '@tableside/partner-config/schema';
import { partnerWith } from '@tableside/partner-config/testing';
import { describe, expect, test } from 'vitest';

import { findRoute } from '../frame/routes.ts';
import { resolveRoute } from './resolve-route.ts';
import { allRoutes } from './shell-routes.ts';

const enrollments = {
  none: partnerWith({ enrollmentType: 'none', hasDiscoverPage: true }),
  direct: partnerWith({ enrollmentType: 'direct', hasDiscoverPage: true }),
  sso: partnerWith({ enrollmentType: 'sso', hasDiscoverPage: true }),
  ssoAutoEnroll: partnerWith({ enrollmentType: 'sso', hasAutoEnroll: true, hasDiscoverPage: true }),
};
type Enrollment = keyof typeof enrollments;

const member = (changes: Partial<Member>): Omit<SessionState, 'status' | 'guard'> => {
  const one = { ...buildMember(), ...changes };
  return { visitor: visitorOf(one), member: one };
};

const visitors = {
  anonymous: { visitor: { kind: 'anonymous' } },
  knownTier1: { visitor: { kind: 'known', publicId: 'P1', tier: 1 } },
  knownTier2: { visitor: { kind: 'known', publicId: 'P1', tier: 2 } },
  mustJoin: member({ memberType: 'NonCardMember', mustJoin: true }),
  joined: member({ memberType: 'NonCardMember' }),
  cardTier0: member({ tier: 0 }),
  cardTier2: member({ tier: 2 }),
  cardTier3: member({ tier: 3 }),
  mustUpdateEmail: member({ mustUpdateEmail: true }),
  closed: member({ memberType: 'ClosedAccountMember' }),
} satisfies Record<string, Omit<SessionState, 'status' | 'guard'>>;
type VisitorType = keyof typeof visitors;

const below: Readonly<Record<string, readonly string[]>> = {
  '/discover': ['/discover/brunch'],
  '/merchants': ['/merchants/7', '/merchants/7/Order', '/merchants/7/menu'],
  '/restaurants': ['/restaurants/chicago-il', '/restaurants/chicago-il/italian'],
  '/activate': ['/activate/activated'],
  '/recover': ['/recover/confirm', '/recover/update', '/recover/success'],
  '/account': ['overview', 'recent_activity', 'manage_cards', 'user_profile', 'foo'].map(
    (tab) => `/account/${tab}`,
  ),
  '/earn': ['/earn/vip-upgrade'],
  '/surveys': ['/surveys/success', '/surveys/error'],
};
const paths = [...siteRoutes.flatMap(({ path }) => [path, ...(below[path] ?? [])]), '/zzz'];
const screen = lazyScreen(() => Promise.resolve(() => null));

/** Returns a route for every page that exists. Other tests cover which features each composed site has. */
const routeAt = (enrollment: Enrollment, path: string): FeatureRoute | undefined =>
  hasPage(enrollments[enrollment], path)
    ? (findRoute(allRoutes([]), path, enrollments[enrollment]) ?? { path, screen, isGuarded: true })
    : undefined;

function walk(visitor: VisitorType, enrollment: Enrollment, from: string) {
  const who = visitors[visitor];
  const guard = guardFor(enrollments[enrollment], who);
  const way = [from];
  for (let path = from; way.length < 10;) {
    const place = { pathname: path, search: '' };
    const session: SessionState = { status: 'settled', ...who, guard };
    const standing = resolveRoute(routeAt(enrollment, path), place, session, false);
    if (!standing.startsWith('/')) return { way, standing, end: path };
    path = standing;
    way.push(path);
  }
  throw new Error(`No end: ${way.join(' -> ')}`);
}

const everybody = Object.keys(visitors) as VisitorType[];
const everywhere = Object.keys(enrollments) as Enrollment[];
const walks = everybody.flatMap((visitor) =>
  everywhere.flatMap((enrollment) => paths.map((from) => ({ visitor, enrollment, from }))),
);

/** Redirects of guarded pages for visitors without a session. No other page redirects them. */
const nobody = { '/account/overview': '/login', '/add_card': '/join', '/card_added': '/join' };
const card = toStep('/account/overview', ['/login', '/join', '/add_card']);
const ends: Readonly<Record<VisitorType, Partial<Record<Enrollment, Readonly<Record<string, string>>>>>> = {
  anonymous: { direct: { ...nobody, '/fix_credentials': '/login' }, sso: nobody, ssoAutoEnroll: nobody },
  knownTier1: { direct: { ...nobody, '/fix_credentials': '/login' }, sso: nobody, ssoAutoEnroll: nobody },
  knownTier2: { direct: { ...nobody, '/fix_credentials': '/login' }, sso: nobody, ssoAutoEnroll: nobody },
  mustJoin: {
    direct: toStep('/join', ['/account/overview', '/login', '/add_card']),
    sso: toStep('/join', ['/account/overview', '/login', '/add_card']),
    ssoAutoEnroll: toStep('/add_card', ['/account/overview', '/login', '/join']),
  },
  joined: {
    direct: toStep('/add_card', ['/account/overview', '/login', '/join', '/fix_credentials']),
    sso: toStep('/add_card', ['/account/overview', '/login']),
    ssoAutoEnroll: toStep('/add_card', ['/account/overview', '/login']),
  },
  cardTier0: { direct: { ...card, '/fix_credentials': '/account/overview' }, sso: card, ssoAutoEnroll: card },
  cardTier2: { direct: { ...card, '/fix_credentials': '/account/overview' }, sso: card, ssoAutoEnroll: card },
  cardTier3: { direct: { ...card, '/fix_credentials': '/account/overview' }, sso: card, ssoAutoEnroll: card },
  mustUpdateEmail: {
    direct: toStep('/fix_credentials', ['/account/overview', '/login', '/join', '/add_card']),
    sso: card,
    ssoAutoEnroll: card,
  },
  closed: {},
};

function toStep(step: string, from: readonly string[]): Record<string, string> {
  return Object.fromEntries(from.map((path) => [path, step]));
}

/**
 * Maps the account's pages to one row, because guards treat them alike, except the profile of members without
 * a card.
 */
const asRow = (path: string) => (/^\/account(\/|$)/.test(path) ? '/account/overview' : path);
const profile: Partial<Record<VisitorType, readonly Enrollment[]>> = {
  joined: ['direct', 'sso', 'ssoAutoEnroll'],
  mustJoin: ['ssoAutoEnroll'],
};

describe('redirects', () => {
  test('ROU-08.b ROU-09.b ROU-11.b ROU-32.a AUT-12 every visitor ends on the right page', () => {
    const wrong = walks.flatMap(({ visitor, enrollment, from }) => {
      const { end, standing } = walk(visitor, enrollment, from);
      const isOpenProfile = from === '/account/user_profile' && profile[visitor]?.includes(enrollment);
      const row = isOpenProfile ? undefined : ends[visitor][enrollment]?.[asRow(from)];
      const expected = routeAt(enrollment, from) ? (row ?? from) : from;
      const isRight = end === expected && (standing === 'screen' || visitor === 'closed');
      return isRight ? [] : [`${visitor} at ${enrollment} from ${from}: ${end}, not ${expected}`];
    });
    expect(wrong).toEqual([]);
  });

  test('nobody is redirected more than three times, or twice to the same page', () => {
    for (const { visitor, enrollment, from } of walks) {
      const { way } = walk(visitor, enrollment, from);
      expect(way.length - 1, way.join(' -> ')).toBeLessThanOrEqual(3);
      expect(new Set(way).size, way.join(' -> ')).toBe(way.length);
    }
  });

  test('ROU-06.b ROU-07.b ROU-08.c ROU-09.c ROU-10.c ROU-13.b for partners without members, member pages do not exist, and nobody is redirected', () => {
    for (const visitor of everybody.filter((each) => each !== 'closed')) {
      for (const from of paths) expect(walk(visitor, 'none', from).way).toEqual([from]);
    }
    const missing = paths.filter((path) => routeAt('none', path) === undefined);
    expect(missing.filter((path) => !path.startsWith('/recover'))).toEqual([
      '/join',
      '/add_card',
      '/card_added',
      '/login',
      '/fix_credentials',
      '/activate',
      '/activate/activated',
      '/activate/activated',
      '/account/user_profile',
      '/account/overview',
      '/account/recent_activity',
      '/account/manage_cards',
      '/account/report_visit',
      '/account',
      '/account/overview',
      '/account/recent_activity',
      '/account/manage_cards',
      '/account/user_profile',
      '/account/foo',
      '/zzz',
    ]);
  });

  test('AUT-09.a /login redirects a member to the stored page', () => {
    const guard = guardFor(enrollments.direct, visitors.cardTier2, () => '/search?cuisine=thai');
    expect(guard({ pathname: '/login', search: '' })).toBe('/search?cuisine=thai');
  });
});

describe('screens that replace all others', () => {
  const at = (path: string) => ({ pathname: path, search: '' });

  test('ROU-34 SES-04 a closed account sees re-enrollment on every path but sign-out', () => {
    for (const enrollment of ['direct', 'sso', 'ssoAutoEnroll'] as const) {
      for (const from of paths) {
        const expected = from === '/SignOut' ? 'screen' : 'closedAccount';
        expect(walk('closed', enrollment, from).standing, from).toBe(expected);
      }
    }
  });

  test('ROU-24 ROU-25.a ROU-25.b an outage replaces every path but sign-out, for everyone', () => {
    for (const { visitor, enrollment, from } of walks) {
      const who = visitors[visitor];
      const guard = guardFor(enrollments[enrollment], who);
      const states: readonly SessionState[] = [
        { status: 'resolving', ...who },
        { status: 'settled', ...who, guard },
      ];
      const expected = from === '/SignOut' ? 'screen' : 'outage';
      for (const state of states)
        expect(
          resolveRoute(routeAt(enrollment, from), at(from), state, true),
          `${visitor} at ${enrollment} on ${from}, ${state.status}`,
        ).toBe(expected);
    }
  });

  test('ROU-24 ROU-25.a nobody is redirected before it is known whether there is an outage', () => {
    for (const { visitor, enrollment, from } of walks) {
      const who = visitors[visitor];
      const state: SessionState = {
        status: 'settled',
        ...who,
        guard: guardFor(enrollments[enrollment], who),
      };
      const decide = (isOutage: boolean | undefined) =>
        resolveRoute(routeAt(enrollment, from), at(from), state, isOutage);
      const decision = decide(false);
      expect(decide(undefined), `${visitor} at ${enrollment} on ${from}`).toBe(
        decision.startsWith('/') ? 'redirecting' : decision,
      );
    }
  });

  test('ROU-32.a a guarded page waits until the session is known', () => {
    const guard = guardFor(enrollments.direct, visitors.anonymous);
    const states: readonly SessionState[] = [
      { status: 'resolving', ...visitors.anonymous },
      { status: 'resolving', ...visitors.anonymous, guard },
      { status: 'settled', ...visitors.anonymous },
    ];
    for (const state of states) {
      const account = { path: '/account/*', screen, isGuarded: true };
      expect(resolveRoute(account, at('/account/overview'), state, false)).toBe('waiting');
      expect(resolveRoute({ path: '/search', screen }, at('/search'), state, false)).toBe('screen');
    }
  });
});
