import type { PlainDate } from './calendar.ts';
import { expect, test } from 'vitest';

import type { EnrollmentType } from './enrollment.ts';
import {
  activateHref,
  canonicalPath,
  changeReservationHref,
  claimHref,
  coversPath,
  hasRouteAt,
  isListedAt,
  isSwitchedOff,
  merchantHref,
  placeHref,
  privatePaths,
  searchHref,
} from './routes.ts';

const partner = (enrollmentType: EnrollmentType, hasDiscoverPage = false, hasVisitClaims = true) => ({
  enrollmentType,
  hasDiscoverPage,
  hasVisitClaims,
});
const withoutMembers = partner('none');
const direct = partner('direct');
const sso = partner('sso', true);

test.each([
  ['ROU-02.a', '/discover', [false, false, true]],
  ['ROU-02.a', '/discover/boston', [false, false, true]],
  ['ROU-03', '/search', [true, true, true]],
  ['ROU-21.a', '/search/boston', [false, false, false]],
  ['ROU-04', '/merchants/12', [true, true, true]],
  ['FND-05.a', '/restaurants/chicago-il/italian', [true, true, true]],
  ['ROU-07.a ROU-07.b', '/join', [false, true, true]],
  ['ROU-12', '/recover/update', [false, true, false]],
  ['ROU-13.a ROU-13.b', '/account/overview', [false, true, true]],
  ['ROU-13.a ROU-13.b', '/account/recent_activity', [false, true, true]],
  ['ROU-13.a ROU-13.b', '/account/manage_cards', [false, true, true]],
  ['ROU-13.a ROU-13.b', '/account/user_profile', [false, true, true]],
  ['CLM-01.a', '/account/report_visit', [false, true, true]],
  ['ROU-16.a', '/earn/reservations', [true, true, true]],
  ['ROU-16.b', '/earn/garden-season', [true, true, true]],
  ['ROU-21.a', '/earnings', [false, false, false]],
  ['ROU-21.a', '/nowhere', [false, false, false]],
])(
  '%s which sites have %s: without members, direct, single sign-on with discover page',
  (_row, path, has) => {
    expect([withoutMembers, direct, sso].map((each) => hasRouteAt(each, path))).toEqual(has);
  },
);

test('CLM-01.a only a site with the switch has the form that reports a visit', () => {
  expect(hasRouteAt(partner('direct', false, false), claimHref({}))).toBe(false);
});

test.each([
  ['/join', true],
  ['/join?source=mail#top', true],
  ['/join/', true],
  ['/join/?source=mail', true],
  ['/account/overview#bonuses', true],
  ['/discover/boston', true],
  ['/search?location=10001', false],
  ['/nowhere', false],
  ['https://example.com/join', false],
])('CFG-39 a site without members and discover page has switched %s off: %s', (href, isOff) => {
  expect(isSwitchedOff(withoutMembers, href)).toBe(isOff);
});

test.each([
  ['members and a discover page', sso, []],
  ['members alone', direct, ['/discover/boston']],
  ['all but visits to report', partner('sso', true, false), ['/account/report_visit?merchantId=12']],
  [
    'a discover page alone',
    partner('none', true),
    ['/join?source=mail', '/login', '/account/overview', '/account/report_visit?merchantId=12'],
  ],
] as const)('CFG-08.a CFG-39 a site with %s has switched off what it lacks', (_, site, off) => {
  const hrefs = [
    '/join?source=mail',
    '/login',
    '/account/overview',
    '/discover/boston',
    '/account/report_visit?merchantId=12',
  ];
  expect(hrefs.filter((href) => isSwitchedOff(site, href))).toEqual(off);
});

test.each([
  ['ROU-03', searchHref(), '/search'],
  ['ROU-03', searchHref('location=10001'), '/search?location=10001'],
  ['ROU-04', merchantHref('a/b'), '/merchants/a%2Fb'],
  ['FND-05.a', placeHref('chicago-il'), '/restaurants/chicago-il'],
  ['FND-05.b', placeHref('chicago-il/bar grill'), '/restaurants/chicago-il/bar%20grill'],
  ['ROU-06.c', activateHref(), '/activate'],
  ['ROU-06.c', activateHref('p 1'), '/activate?public_id=p%201'],
  [
    'RES-26.a RES-34',
    changeReservationHref({ id: 'r&1', merchantId: '12' }),
    '/merchants/12?reservation=r%261#reserve',
  ],
  ['CLM-01.a', claimHref({}), '/account/report_visit'],
  [
    'CLM-02.a CLM-02.b',
    claimHref({ merchantId: 'a&b', visitDate: '2026-06-10' as PlainDate }),
    '/account/report_visit?merchantId=a%26b&visitDate=2026-06-10',
  ],
])('%s a link to a page is %s', (_row, href, address) => {
  expect(href).toBe(address);
});

test.each([
  ['/surveys', '/surveys', true],
  ['/surveys', '/surveys/success', true],
  ['/surveys/success', '/surveys', false],
  ['/merchants', '/merchants/12/Order', true],
  ['/earn', '/earnings', false],
  ['/earn/', '/earn', true],
  ['/earn', '/earn/', true],
  ['/earn/', '/earn/reservations', true],
  ['/', '/', true],
  ['/', '/earn', false],
  ['/', '//earn', false],
])('SUR-09.c the listed path %s covers the page %s: %s', (listed, page, isCovered) => {
  expect(coversPath(listed, page)).toBe(isCovered);
});

test.each([
  ['/', '/', '/'],
  ['/how-it-works', '/', '/how-it-works'],
  ['/how-it-works/', '/', '/how-it-works'],
  ['/discover', '/discover', '/'],
  ['/discover/boston', '/discover/boston', '/discover/boston'],
  ['/discover/discover', '/discover', '/'],
  ['/search', '/search', '/search'],
  ['/merchants/12', '/merchants/12', '/merchants/12'],
  ['/merchants/12/', '/merchants/12', '/merchants/12'],
  ['/merchants/12/Order', '/merchants/12', '/merchants/12'],
  ['/merchants/12/menu', '/merchants/12/menu', '/merchants/12/menu'],
  ['/restaurants/chicago-il', '/restaurants/chicago-il', '/restaurants/chicago-il'],
  ['/restaurants/chicago-il/italian/', '/restaurants/chicago-il/italian', '/restaurants/chicago-il/italian'],
  ['/earn/how-it-works', '/earn/how-it-works', '/earn/how-it-works'],
  ['/Order', '/Order', '/Order'],
])(
  'FND-04.a FND-05.c ROU-35.b the canonical path of %s is %s, or %s where discover is the home page',
  (path, ofHowItWorks, ofDiscover) => {
    expect([canonicalPath(path, 'howItWorks'), canonicalPath(path, 'discover')]).toEqual([
      ofHowItWorks,
      ofDiscover,
    ]);
  },
);

test.each([
  ['/', true],
  ['/how-it-works', true],
  ['/search', true],
  ['/merchants/12', true],
  ['/restaurants/chicago-il/italian', true],
  ['/earn/reservations', true],
  ['/discover/boston', true],
  ['/join', true],
  ['/login', true],
  ['/accessibility', true],
  ['/privacy_choices', true],
  ['/a-page-of-the-partner', true],
  ['/recover', false],
  ['/recover/confirm', false],
  ['/recover/update', false],
  ['/recover/success', false],
  ['/activate', false],
  ['/activate/activated', false],
  ['/surveys/visit', false],
  ['/surveys/success', false],
  ['/surveys/error', false],
  ['/account', false],
  ['/account/overview/', false],
  ['/account/report_visit', false],
  ['/add_card', false],
  ['/card_added', false],
  ['/fix_credentials', false],
  ['/SignOut', false],
  ['/error', false],
  ['/not_found', false],
])('FND-04.b whether results may show %s: %s', (path, isListed) => {
  expect(isListedAt(path)).toBe(isListed);
});

test('FND-01.b robots.txt excludes the private pages that a partner has, and a section once', () => {
  expect(privatePaths(withoutMembers)).toEqual(['/SignOut']);
  expect(privatePaths(sso)).toEqual(['/add_card', '/card_added', '/account', '/SignOut']);
  expect(privatePaths(direct)).toEqual([
    '/add_card',
    '/card_added',
    '/fix_credentials',
    '/account',
    '/SignOut',
  ]);
});
