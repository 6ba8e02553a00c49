// Features are composed in apps, so this test compares their routes with the table of pages.
import { routeAt, siteRoutes } from '@tableside/core';
import { account } from '@tableside/features/account';
import { activation } from '@tableside/features/activation';
import { chrome } from '@tableside/features/chrome';
import { earn } from '@tableside/features/earn';
import { enrolment } from '@tableside/features/enrolment';
import { home } from '@tableside/features/home';
import { merchant } from '@tableside/features/merchant';
import { search } from '@tableside/features/search';
import { signIn } from '@tableside/features/sign-in';
import { surveys } from '@tableside/features/surveys';

import { partnerWith } from '@tableside/partner-config/testing';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';

const features = [chrome, home, search, merchant, earn, signIn, enrolment, activation, account, surveys];
const routes = features.flatMap((feature) => feature.routes);
const partners = {
  none: partnerWith({ enrollmentType: 'none', hasDiscoverPage: true }),
  direct: partnerWith({ enrollmentType: 'direct', hasDiscoverPage: true }),
  sso: partnerWith({ enrollmentType: 'sso', hasDiscoverPage: true }),
};

/** Routes of the shell, which no feature owns. */
const shellPages = new Set(['/error', '/not_found', '/SignOut']);
/** A page below the section, if the section itself has none. */
const examples: Readonly<Record<string, string>> = { '/merchants': '/merchants/7' };
const pages = siteRoutes.filter(({ path }) => !shellPages.has(path));

const routesAt = (enrolment: keyof typeof partners, path: string) =>
  routes.filter(
    (route) =>
      (route.isAvailable?.(partners[enrolment]) ?? true) &&
      matchPath({ path: route.path, caseSensitive: true }, path) !== null,
  );

describe.each(Object.keys(partners) as (keyof typeof partners)[])('enrollment type %s', (enrolment) => {
  test.each(
    pages.map(({ path, isAvailable }) => [path, isAvailable?.(partners[enrolment]) ?? true] as const),
  )('ROU-06 ROU-07 ROU-08 ROU-09 ROU-10 ROU-11 ROU-12 ROU-13 ROU-18 %s has a screen: %s', (path, isOpen) => {
    expect(
      routesAt(enrolment, examples[path] ?? path).length > 0,
      `Each path in packages/core/src/routes.ts needs a screen in the routes of a feature's feature.ts: ${path}`,
    ).toBe(isOpen);
  });

  test('ROU-32 ROU-07 guarded pages wait until the session is known', () => {
    const guarded = [
      '/account',
      '/account/overview',
      '/login',
      '/join',
      '/add_card',
      '/card_added',
      '/fix_credentials',
    ];
    const unguarded = guarded.filter((path) => routesAt(enrolment, path).some(({ isGuarded }) => !isGuarded));
    expect(unguarded).toEqual([]);
  });
});

test('ROU-12 ROU-13 ROU-14.a ROU-18 the pages below recovery, activation, the account and surveys exist', () => {
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
