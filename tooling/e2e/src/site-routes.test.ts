// Features are composed in apps, so this is where their routes meet the list of all pages.
import { account } from '@tableside/feature-account';
import { activation } from '@tableside/feature-activation';
import { chrome } from '@tableside/feature-chrome';
import { earn } from '@tableside/feature-earn';
import { enrolment } from '@tableside/feature-enrolment';
import { home } from '@tableside/feature-home';
import { merchant } from '@tableside/feature-merchant';
import { search } from '@tableside/feature-search';
import { signIn } from '@tableside/feature-sign-in';
import { surveys } from '@tableside/feature-surveys';
import { siteRoutes } from '@tableside/partner-config/schema';
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

/** Pages of the shell itself, and those of features that are still to come. */
const elsewhere = new Set(['/error', '/not_found', '/SignOut']);
/** A page below the section, where the section itself is none. */
const examples: Readonly<Record<string, string>> = { '/merchants': '/merchants/7' };
const pages = siteRoutes.filter(({ path }) => !elsewhere.has(path));

const routesAt = (enrolment: keyof typeof partners, path: string) =>
  routes.filter(
    (route) =>
      (route.isAvailable?.(partners[enrolment]) ?? true) &&
      matchPath({ path: route.path, caseSensitive: true }, path) !== null,
  );

describe.each(Object.keys(partners) as (keyof typeof partners)[])('where enrolment is %s', (enrolment) => {
  test.each(pages.map(({ path, isOpen }) => [path, isOpen(partners[enrolment])] as const))(
    'ROU-06 ROU-07 ROU-08 ROU-09 ROU-10 ROU-11 ROU-12 ROU-13 ROU-18 %s has a screen: %s',
    (path, isOpen) => {
      expect(routesAt(enrolment, examples[path] ?? path).length > 0).toBe(isOpen);
    },
  );

  test('ROU-32 ROU-07 pages that are not for everybody wait until it is known who is there', () => {
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

test('ROU-12 ROU-13 ROU-14 ROU-18 the pages below recovery, activation, the account and surveys', () => {
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
