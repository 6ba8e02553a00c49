import { describe, expect, test } from 'vitest';

import { loadPartner } from './load-partner.ts';
import type { PartnerSettings } from './partner.schema.ts';
import { minimalPartner } from '../testing.ts';

interface SettingCase {
  /** The requirement that the setting switches; none until it is implemented. */
  readonly row?: string;
  readonly setting: keyof PartnerSettings;
  readonly byDefault: unknown;
  /** A value to set, and further settings without which it would conflict. */
  readonly value: unknown;
  readonly along?: Partial<Record<keyof PartnerSettings, unknown>>;
  readonly wrong: unknown;
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

const cases: readonly SettingCase[] = [
  { row: 'CFG-03', setting: 'currencyType', byDefault: 'Mile', value: 'Credit', wrong: 'Peso' },
  {
    row: 'CFG-04',
    setting: 'earn',
    byDefault: { pointsPerDollar: null, basicPointsPerDollar: null, vipPointsPerDollar: null },
    value: { pointsPerDollar: 5, basicPointsPerDollar: 3, vipPointsPerDollar: 7 },
    wrong: { pointsPerDollar: '5' },
  },
  { row: 'CFG-06', setting: 'enrollmentType', byDefault: 'direct', value: 'sso', wrong: 'SSO' },
  {
    row: 'CFG-07',
    setting: 'homePage',
    byDefault: 'howItWorks',
    value: 'discover',
    along: { hasDiscoverPage: true },
    wrong: 'search',
  },
  offSwitch('CFG-08', 'hasDiscoverPage'),
  offSwitch(undefined, 'hasReservationBonus', { openTableReservationsEnabled: true }),
  offSwitch('CFG-10', 'hasFlexOffers'),
  offSwitch(undefined, 'hasEarnEstimate'),
  offSwitch('CFG-11', 'acclaimedEnabled'),
  offSwitch('CFG-11', 'acclaimed2Enabled', { acclaimedEnabled: true }),
  offSwitch(undefined, 'hasPWAInstallBanner'),
  {
    row: 'CFG-13',
    setting: 'appStoreLinks',
    byDefault: {},
    value: { apple: 'https://apps.example/1' },
    wrong: { apple: 'the store' },
  },
  { setting: 'generalModalType', byDefault: null, value: 'welcome', wrong: 7 },
  offSwitch('CFG-15', 'hasVIP'),
  offSwitch('CFG-16', 'hasSmsOptIn'),
  offSwitch('CFG-16', 'hasSmsOptInV2'),
  offSwitch('CFG-17', 'hasAutoEnroll', { enrollmentType: 'sso' }),
  offSwitch('CFG-18', 'hasPartnerLoadedCards'),
  offSwitch(undefined, 'openTableReservationsEnabled'),
  {
    row: 'CFG-20',
    setting: 'cardTypesAccepted',
    byDefault: ['AMEX', 'DISC', 'MAST', 'VISA'],
    value: ['VISA'],
    wrong: ['Visa'],
  },
  offSwitch('CFG-21', 'cmsPreview'),
  { row: 'CFG-22', setting: 'cmsRoute', byDefault: '/api/cms', value: '/api/copy', wrong: 'api/copy' },
  offSwitch('CFG-23', 'fullAddressRequired'),
  { row: 'CFG-24', setting: 'hasPPN', byDefault: true, value: false, wrong: 'no' },
  { row: 'CFG-28', setting: 'shortCode', byDefault: null, value: '87654', wrong: 87654 },
  offSwitch('CFG-29', 'showEarnRate'),
  { row: 'CFG-30', setting: 'typeformCode', byDefault: null, value: 'form1', wrong: 1 },
  { row: 'CFG-31', setting: 'appAnnouncementModal', byDefault: null, value: 'new-app', wrong: true },
  {
    row: 'CFG-31',
    setting: 'minimumAppVersion',
    byDefault: null,
    value: '2.10.0',
    along: { appStoreLinks: { apple: 'https://apps.example/1' } },
    wrong: 'two',
  },
  {
    row: 'CFG-32',
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

describe('all settings', () => {
  const titled = cases.map((one) => [[one.row, one.setting].filter(Boolean).join(' '), one] as const);
  describe.each(titled)('%s', (title, { setting, byDefault, value, along, wrong }) => {
    test(`${title} has its default if the file omits it`, () => {
      expect(settingsOf({})[setting]).toEqual(byDefault);
    });
    test(`${title} takes the file’s value`, () => {
      expect(settingsOf({ ...along, [setting]: value })[setting]).toEqual(value);
    });
    test(`${title} is rejected if it has the wrong type`, () => {
      expect(firstPath({ ...along, [setting]: wrong })).toMatch(new RegExp(`^${setting}`));
    });
  });
});

test.each(['Dollar', 'Mile', 'Point', 'Credit'])('CFG-03 the currency may be %s', (currencyType) => {
  expect(settingsOf({ currencyType }).currencyType).toBe(currencyType);
});

test.each(['none', 'direct', 'sso'])('CFG-06 people may join: %s', (enrollmentType) => {
  expect(settingsOf({ enrollmentType }).enrollmentType).toBe(enrollmentType);
});

test('CFG-26 routeMeta maps a path to title, description and keywords', () => {
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

test('CFG-27 customerSupport has a phone with href and formatted, and an email with href and display', () => {
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
