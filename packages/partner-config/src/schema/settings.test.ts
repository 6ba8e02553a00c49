import { describe, expect, test } from 'vitest';

import { loadPartner } from './load-partner.ts';
import type { PartnerSettings } from './partner.schema.ts';
import { minimalPartner } from '../testing.ts';

interface SettingCase {
  /** The clause of the requirement that names the default. Undefined if none does. */
  readonly row?: string;
  readonly setting: keyof PartnerSettings;
  readonly byDefault: unknown;
  readonly value: unknown;
  readonly along?: Partial<Record<keyof PartnerSettings, unknown>>;
  readonly wrong: unknown;
  readonly rowOfValues?: string;
}

const offSwitch = (
  row: string | undefined,
  setting: keyof PartnerSettings,
  along: SettingCase['along'] = {},
): SettingCase => ({
  ...(row && { row }),
  setting,
  byDefault: false,
  value: true,
  along,
  wrong: 'yes',
});

const unset = { tip: null, tax: null, onlineOrders: null, giftCards: null, pinDebit: null };

const cases: readonly SettingCase[] = [
  {
    row: 'CFG-03.b',
    setting: 'currencyType',
    byDefault: 'Mile',
    value: 'Credit',
    wrong: 'Peso',
    rowOfValues: 'CFG-03.a',
  },
  {
    row: 'CFG-04.a CFG-04.b ERN-15.d',
    setting: 'earn',
    byDefault: {
      pointsPerDollar: null,
      basicPointsPerDollar: null,
      vipPointsPerDollar: null,
      counts: unset,
    },
    value: {
      pointsPerDollar: 5,
      basicPointsPerDollar: 3,
      vipPointsPerDollar: 7,
      counts: { tip: true, tax: true, onlineOrders: true, giftCards: false, pinDebit: false },
    },
    wrong: { pointsPerDollar: '5' },
  },
  {
    row: 'CFG-06.b',
    setting: 'enrollmentType',
    byDefault: 'direct',
    value: 'sso',
    wrong: 'SSO',
    rowOfValues: 'CFG-06.a',
  },
  {
    row: 'CFG-07.b',
    setting: 'homePage',
    byDefault: 'howItWorks',
    value: 'discover',
    along: { hasDiscoverPage: true },
    wrong: 'search',
    rowOfValues: 'CFG-07.a',
  },
  offSwitch('CFG-08.b', 'hasDiscoverPage'),
  offSwitch('CFG-09.b', 'hasReservationBonus', { openTableReservationsEnabled: true }),
  offSwitch('CFG-10.b', 'hasFlexOffers'),
  offSwitch(undefined, 'hasEarnEstimate'),
  {
    row: 'PRO-19.j',
    setting: 'profile',
    byDefault: { hideEmailOptIn: false, emailChange: 'support' },
    value: { hideEmailOptIn: false, emailChange: 'online' },
    wrong: { emailChange: 'on' },
  },
  offSwitch('SAV-04.f', 'hasSavedPlaces'),
  offSwitch('CLM-01.c', 'hasVisitClaims'),
  {
    row: 'CLM-03.b',
    setting: 'claims',
    byDefault: { windowDays: 60 },
    value: { windowDays: 90 },
    wrong: { windowDays: 9 },
  },
  offSwitch('CFG-11.c', 'acclaimedEnabled'),
  offSwitch('CFG-11.c', 'acclaimed2Enabled', { acclaimedEnabled: true }),
  offSwitch('CFG-12.c', 'hasPWAInstallBanner'),
  {
    row: 'CFG-13.b',
    setting: 'appStoreLinks',
    byDefault: {},
    value: { apple: 'https://apps.example/1' },
    wrong: { apple: 'the store' },
  },
  { row: 'CFG-14.b', setting: 'generalModalType', byDefault: null, value: 'welcome', wrong: 7 },
  offSwitch('CFG-15.b', 'hasVIP'),
  offSwitch('CFG-16.b', 'hasSmsOptIn'),
  offSwitch('CFG-16.b', 'hasSmsOptInV2'),
  offSwitch('CFG-17.b', 'hasAutoEnroll', { enrollmentType: 'sso' }),
  offSwitch('CFG-18.b', 'hasPartnerLoadedCards'),
  offSwitch('CFG-19.b', 'openTableReservationsEnabled'),
  {
    row: 'CFG-20.b',
    setting: 'cardTypesAccepted',
    byDefault: ['AMEX', 'DISC', 'MAST', 'VISA'],
    value: ['VISA'],
    wrong: ['Visa'],
  },
  offSwitch('CFG-21.b', 'cmsPreview'),
  { row: 'CFG-22.b', setting: 'cmsRoute', byDefault: '/api/cms', value: '/api/copy', wrong: 'api/copy' },
  offSwitch('CFG-23.b', 'fullAddressRequired'),
  { row: 'CFG-24.b', setting: 'hasPPN', byDefault: true, value: false, wrong: 'no' },
  {
    row: 'VAL-30.b',
    setting: 'captcha',
    byDefault: { provider: 'recaptcha', scriptUrl: '/captcha/api.js', siteKey: 'tableside' },
    value: { provider: 'recaptcha', scriptUrl: 'https://captcha.example/api.js', siteKey: 'key-1' },
    wrong: { provider: 'unknown' },
    rowOfValues: 'VAL-30.a',
  },
  { row: 'CFG-28.b', setting: 'shortCode', byDefault: null, value: '87654', wrong: 87654 },
  offSwitch('CFG-29.b', 'showEarnRate'),
  { row: 'CFG-30.b', setting: 'typeformCode', byDefault: null, value: 'form1', wrong: 1 },
  { row: 'CFG-31.a', setting: 'appAnnouncementModal', byDefault: null, value: 'new-app', wrong: true },
  {
    row: 'CFG-31.b',
    setting: 'minimumAppVersion',
    byDefault: null,
    value: '2.10.0',
    along: { appStoreLinks: { apple: 'https://apps.example/1' } },
    wrong: 'two',
  },
  {
    row: 'CFG-32.b',
    setting: 'partnerNumberPattern',
    byDefault: '^[A-Za-z]{3}\\d{1,15}$',
    value: '^\\d{9}$',
    wrong: '([',
  },
];

const settingsOf = (changes: object): PartnerSettings => {
  const { partner, problems } = loadPartner({ ...minimalPartner, ...changes });
  if (!partner) throw new Error(JSON.stringify(problems));
  return partner;
};
const firstPath = (changes: object) => loadPartner({ ...minimalPartner, ...changes }).problems[0]?.path;

describe.each(cases)('all settings: $setting', (settingCase) => {
  const { row, rowOfValues, setting, byDefault, value, along, wrong } = settingCase;
  test(`${[row, setting].filter(Boolean).join(' ')} has its default if the file omits it`, () => {
    expect(settingsOf({})[setting]).toEqual(byDefault);
  });
  test(`${[rowOfValues, setting].filter(Boolean).join(' ')} takes the file’s value`, () => {
    expect(settingsOf({ ...along, [setting]: value })[setting]).toEqual(value);
  });
  test(`${[rowOfValues, setting].filter(Boolean).join(' ')} is rejected if it has the wrong type`, () => {
    expect(firstPath({ ...along, [setting]: wrong })).toMatch(new RegExp(`^${setting}`));
  });
});

test('VAL-30.a VAL-30.b a captcha with only a site key has the default provider', () => {
  expect(settingsOf({ captcha: { siteKey: 'key-1' } }).captcha).toMatchObject({
    provider: 'recaptcha',
    siteKey: 'key-1',
  });
});

test('CFG-32.b VAL-12.a by default a partner number is three letters and 1 to 15 digits', () => {
  const pattern = new RegExp(settingsOf({}).partnerNumberPattern);
  const digits = '123456789012345';
  const numbers = ['ABC1', 'abc12', `XyZ${digits}`];
  expect(numbers.filter((number) => !pattern.test(number))).toEqual([]);
  const others = ['ABC', 'AB1', 'ABCD1', `ABC${digits}6`, 'A1C1', 'ABC1x', ' ABC1', 'ABC 1', '123'];
  expect(others.filter((number) => pattern.test(number))).toEqual([]);
});

test.each(['Dollar', 'Mile', 'Point', 'Credit'])('CFG-03.a the currency may be %s', (currencyType) => {
  expect(settingsOf({ currencyType }).currencyType).toBe(currencyType);
});

test.each(['none', 'direct', 'sso'])('CFG-06.a people may join: %s', (enrollmentType) => {
  expect(settingsOf({ enrollmentType }).enrollmentType).toBe(enrollmentType);
});

test('CFG-26.a CFG-26.b routeMeta maps a path to title, description and keywords', () => {
  const routeMeta = {
    '*': { title: 'Any', description: 'Any page' },
    '/search': { title: 'Search', description: 'Find a place', keywords: 'dining, miles' },
  };
  expect(settingsOf({ routeMeta }).routeMeta).toEqual({
    ...routeMeta,
    '*': { ...routeMeta['*'], keywords: '' },
  });
  expect(firstPath({ routeMeta: { '*': { title: 'No description' } } })).toBe('routeMeta.*.description');
  expect(firstPath({ routeMeta: { ...routeMeta, search: routeMeta['/search'] } })).toBe('routeMeta.search');
});

test('CHR-53.b CHR-53.c accessibility has days to answer and a day of review, neither by default', () => {
  expect(settingsOf({}).accessibility).toEqual({ replyDays: null, reviewedOn: null });
  const accessibility = { replyDays: 3, reviewedOn: '2026-11-30' };
  expect(settingsOf({ accessibility }).accessibility).toEqual(accessibility);
  for (const replyDays of [0, 31, 1.5])
    expect(firstPath({ accessibility: { replyDays } })).toBe('accessibility.replyDays');
  for (const reviewedOn of ['last week', '2026-02-30'])
    expect(firstPath({ accessibility: { reviewedOn } })).toBe('accessibility.reviewedOn');
});

test('CFG-27.a CFG-27.b customerSupport has a phone with href and formatted, and an email with href and display', () => {
  expect(settingsOf({}).customerSupport).toEqual(minimalPartner.customerSupport);
  const { phone, email } = minimalPartner.customerSupport;
  expect(firstPath({ customerSupport: { phone: { href: phone.href }, email } })).toBe(
    'customerSupport.phone.formatted',
  );
  expect(firstPath({ customerSupport: { phone: { ...phone, href: 'javascript:alert(1)' }, email } })).toBe(
    'customerSupport.phone.href',
  );
  expect(firstPath({ customerSupport: { phone, email: { ...email, href: 'nobody' } } })).toBe(
    'customerSupport.email.href',
  );
  const withDisplay = (display: string) => ({
    customerSupport: { phone, email: { href: 'https://sample.example/help', display } },
  });
  const requests = ['Write to us', 'contact the crew', 'Email', 'Get in touch', 'Ask us anything'];
  expect(requests.map((display) => firstPath(withDisplay(display)))).toEqual(
    requests.map(() => 'customerSupport.email.display'),
  );
  const names = ['contact@sample.example', 'Plates Support', 'Sendai Dining Support'];
  expect(names.map((display) => settingsOf(withDisplay(display)).customerSupport.email.display)).toEqual(
    names,
  );
});

test('CFG-05 the values that fill copy are settings: partner, program, currency, number label, support', () => {
  const words = {
    name: 'Other',
    programName: 'Other Plates',
    memberNumberLabel: 'Guest number',
    currencyNames: { singular: 'crumb', plural: 'crumbs' },
  };
  expect(settingsOf(words)).toMatchObject(words);
});

test('CFG-25.a the loaded settings have every key of the specification', () => {
  const keys =
    'name homePage enrollmentType hasDiscoverPage hasReservationBonus openTableReservationsEnabled hasFlexOffers acclaimedEnabled acclaimed2Enabled hasPartnerLoadedCards hasPWAInstallBanner generalModalType cardTypesAccepted routeMeta customerSupport shortCode hasSmsOptIn hasSmsOptInV2 fullAddressRequired currencyType hasVIP showEarnRate typeformCode appAnnouncementModal minimumAppVersion cmsPreview hasAutoEnroll hasPPN cmsRoute';
  expect(Object.keys(settingsOf({}))).toEqual(expect.arrayContaining(keys.split(' ')));
});
