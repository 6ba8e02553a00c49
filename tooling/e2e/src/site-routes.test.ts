import { routeAt, siteRoutes } from '@tableside/core';
import { account } from '@tableside/features/account';
import { activation } from '@tableside/features/activation';
import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { enrollment } from '@tableside/features/enrollment';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { signIn } from '@tableside/features/sign-in';
import { surveys } from '@tableside/features/surveys';

import { partnerWith } from '@tableside/partner-config/testing';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';

const features = [chrome, home, search, merchant, earn, signIn, enrollment, activation, account, surveys];
const routes = features.flatMap((feature) => feature.routes);
const partners = {
  none: partnerWith({ enrollmentType: 'none', hasDiscoverPage: true }),
  direct: partnerWith({ enrollmentType: 'direct', hasDiscoverPage: true, hasVisitClaims: true }),
  sso: partnerWith({ enrollmentType: 'sso', hasDiscoverPage: true, hasVisitClaims: true }),
};

const shellPages = new Set(['/error', '/not_found', '/SignOut']);
const examples: Readonly<Record<string, string>> = {
  '/merchants': '/merchants/7',
  '/restaurants': '/restaurants/chicago-il/italian',
};
const pages = siteRoutes.filter(({ path }) => !shellPages.has(path));
const rows: Readonly<Record<string, string>> = {
  '/': 'ROU-01',
  '/discover': 'ROU-02.a',
  '/search': 'ROU-03',
  '/merchants': 'ROU-04',
  '/restaurants': 'FND-05.a FND-05.b',
  '/activate': 'ROU-06.a ROU-06.b',
  '/activate/activated': 'ROU-06.a ROU-06.b',
  '/join': 'ROU-07.a ROU-07.b',
  '/add_card': 'ROU-08.a ROU-08.c',
  '/card_added': 'ROU-09.a ROU-09.c',
  '/login': 'ROU-10.c',
  '/fix_credentials': 'ROU-11.a',
  '/recover': 'ROU-12',
  '/recover/confirm': 'ROU-12',
  '/recover/update': 'ROU-12',
  '/recover/success': 'ROU-12',
  '/account': 'ROU-13.a ROU-13.b',
  '/account/overview': 'ROU-13.a ROU-13.b',
  '/account/recent_activity': 'ROU-13.a ROU-13.b',
  '/account/manage_cards': 'ROU-13.a ROU-13.b',
  '/account/report_visit': 'CLM-01.a',
  '/account/user_profile': 'ROU-13.a ROU-13.b',
  '/earn': 'ROU-15',
  '/how-it-works': 'ROU-17',
  '/accessibility': 'CHR-53.a',
  '/privacy_choices': 'PRV-02.a',
  '/surveys': 'ROU-18',
  '/surveys/success': 'ROU-18',
  '/surveys/error': 'ROU-18',
};
const withMembers = ['direct', 'sso'];
const limited: Readonly<Record<string, readonly string[]>> = {
  '/join': withMembers,
  '/add_card': withMembers,
  '/card_added': withMembers,
  '/login': withMembers,
  '/activate': withMembers,
  '/activate/activated': withMembers,
  '/account': withMembers,
  '/account/overview': withMembers,
  '/account/recent_activity': withMembers,
  '/account/manage_cards': withMembers,
  '/account/report_visit': withMembers,
  '/account/user_profile': withMembers,
  '/fix_credentials': ['direct'],
  '/recover': ['direct'],
  '/recover/confirm': ['direct'],
  '/recover/update': ['direct'],
  '/recover/success': ['direct'],
};

const routesAt = (enrollment: keyof typeof partners, path: string) =>
  routes.filter(
    (route) =>
      (route.isAvailable?.(partners[enrollment]) ?? true) &&
      matchPath({ path: route.path, caseSensitive: true }, path) !== null,
  );

describe.each(Object.keys(partners) as (keyof typeof partners)[])('enrollment type %s', (enrollment) => {
  test.each(
    pages.map(({ path }) => [rows[path], path, limited[path]?.includes(enrollment) ?? true] as const),
  )('%s %s has a screen: %s', (_rows, path, isOpen) => {
    expect(
      routesAt(enrollment, examples[path] ?? path).length > 0,
      `Each path in packages/core/src/routes.ts needs a screen in the routes of a feature's feature.ts: ${path}`,
    ).toBe(isOpen);
  });

  test('ROU-32.a guarded pages wait until the session is known', () => {
    const guarded = [
      '/account',
      '/account/overview',
      '/login',
      '/join',
      '/add_card',
      '/card_added',
      '/fix_credentials',
    ];
    const unguarded = guarded.filter((path) =>
      routesAt(enrollment, path).some(({ isGuarded }) => !isGuarded),
    );
    expect(unguarded).toEqual([]);
  });
});

test('ROU-12 ROU-14.a ROU-18 the pages below recovery, activation, the account and surveys exist', () => {
  const below = [
    '/recover/confirm',
    '/recover/update',
    '/recover/success',
    '/activate/activated',
    '/account/foo',
    '/surveys/success',
    '/surveys/error',
  ];
  expect(below.map((path) => routesAt('direct', path).length)).toEqual(below.map(() => 1));
  expect(below.map((path) => routesAt('sso', path).length)).toEqual([0, 0, 0, 1, 1, 1, 1]);
  expect(below.map((path) => routesAt('none', path).length)).toEqual([0, 0, 0, 0, 0, 1, 1]);
});

test('every route of a feature is in the table of routes', () => {
  const missing = routes.map(({ path }) => path).filter((path) => !routeAt(path.replace(/\/[:*].*/, '')));
  expect(missing).toEqual([]);
});

test('ROU-25.a ROU-34 no page of a feature is open during an outage or to a closed account', () => {
  expect(routes.filter(({ isAlwaysOpen }) => isAlwaysOpen)).toEqual([]);
});

test('ROU-26 merchantId is the only parameter of a path', () => {
  const parameters = routes.flatMap(({ path }) => path.match(/:\w+/g) ?? []);
  expect(new Set(parameters)).toEqual(new Set([':merchantId']));
});
