import { resolve } from 'node:path';

import type { ContentEntry } from '@tableside/content-client';
import { expect, test } from 'vitest';

import { storedContent } from '../src/check/content.ts';
import { promiseProblems } from '../src/check/promises.ts';
import { loadedPartner } from '../src/partners.ts';

const repository = resolve(import.meta.dirname, '../../..');
const hilton = loadedPartner(resolve(repository, 'partners'), 'hilton');
const stored = storedContent(repository, 'hilton').groups;

type Groups = typeof stored;
const entry = (slug: string, fields: ContentEntry['fields']): ContentEntry => ({ slug, fields });
const problemsOf = (changes: Groups, settings: Partial<typeof hilton> = {}) =>
  promiseProblems({ ...stored, ...changes }, { ...hilton, ...settings }).map(
    ({ where, message }) => `${where} ${message}`,
  );
const survey = (fields: ContentEntry['fields'] = {}, id = 's-1') =>
  entry(id, { id, text: 'How was it?', ...fields });
const allowed = (...paths: string[]) => ({ url_allow_list: paths.map((url_allowed) => ({ url_allowed })) });
const disallowed = (...paths: string[]) => ({
  url_disallow_list: paths.map((url_disallowed) => ({ url_disallowed })),
});

test('CFG-35.a SUR-03 CFG-30.a a survey without a form is reported', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({}, { typeformCode: null })).toEqual([
    'surveys/comfort is a survey without a form: set typeformCode in the settings',
  ]);
});

test('CFG-35.a SUR-04.a an entry that is neither a survey nor a text of its pages is reported', () => {
  const surveys = [entry('survey_success', { title: 'Thanks' }), entry('lost', { id: 's-1', text: ' ' })];
  expect(problemsOf({ surveys })).toEqual([
    'surveys/lost is no survey, which has an id and a text, and no text of a survey’s page',
  ]);
});

test('CFG-35.f CFG-08.a SUR-04.b a listed path that no page has is reported, with the nearest one', () => {
  const surveys = [
    survey({ ...allowed('/search', '/merchants', '/serch', '/merchant'), ...disallowed('/Join', '/earn/') }),
  ];
  expect(problemsOf({ surveys })).toEqual([
    'surveys/s-1 lists /serch, which is no page of this site: did you mean /search?',
    'surveys/s-1 lists /merchant, which is no page of this site: did you mean /merchants?',
    'surveys/s-1 lists /Join, which is no page of this site: did you mean /join?',
  ]);
  const withoutMembers = problemsOf({ surveys: [survey(disallowed('/join'))] }, { enrollmentType: 'none' });
  expect(withoutMembers).toContainEqual(
    expect.stringContaining('lists /join, which is no page of this site'),
  );
  const ofDiscover = { surveys: [survey(allowed('/search', '/discover/date-night'))] };
  expect(problemsOf(ofDiscover)).toEqual([]);
  expect(problemsOf(ofDiscover, { hasDiscoverPage: false })).toContainEqual(
    expect.stringContaining('lists /discover/date-night, which is no page of this site'),
  );
});

test.each([
  ['its own lists leave it none', [survey({ ...allowed('/earn/reservations'), ...disallowed('/earn') })]],
  ['a later survey is on every page', [survey(allowed('/earn')), survey({}, 's-2')]],
])('CFG-35.a SUR-09.a SUR-09.b SUR-10 a survey that appears on no page is reported: %s', (_, surveys) => {
  expect(problemsOf({ surveys })).toEqual([
    'surveys/s-1 appears on no page: its lists, or the surveys after it, leave it none',
  ]);
});

test('CFG-35.b CHR-31.b CFG-14.a a popup without copy, and copy without a popup, are reported', () => {
  const popup = [entry('welcome', { body_text: ' ' }), entry('spare', { body_text: 'Hello' })];
  expect(problemsOf({ popup }, { generalModalType: 'welcome' })).toEqual([
    'generalModalType names the popup "welcome", which content does not have',
    'popup/spare appears nowhere: no setting names it (generalModalType, appAnnouncementModal)',
  ]);
  expect(problemsOf({ popup: [...(stored.popup ?? []), entry('welcome', { body_text: 'Again' })] })).toEqual([
    'popup/welcome appears nowhere: no setting names it (generalModalType, appAnnouncementModal)',
  ]);
  expect(problemsOf({}, { generalModalType: 'welcom' })).toEqual([
    'generalModalType names the popup "welcom", which content does not have: did you mean welcome?',
    'popup/welcome appears nowhere: no setting names it (generalModalType, appAnnouncementModal)',
  ]);
});

test('CFG-35.b CHR-37.a CFG-31.a an announcement of the app without copy is reported; a draft is no copy', () => {
  const draft = { ...entry('app-news', { body_text: 'Soon' }), draft: true };
  expect(
    problemsOf({ popup: [...(stored.popup ?? []), draft] }, { appAnnouncementModal: 'app-news' }),
  ).toEqual(['appAnnouncementModal names the popup "app-news", which content does not have']);
});

test('CFG-35.c CON-12.a CHR-16.a an announcement after the first is reported', () => {
  const one = (slug: string) => entry(slug, { banner_copy: [{ type: 'text', copy: 'Hello' }] });
  const empty = entry('empty', { banner_copy: [] });
  expect(problemsOf({ announcement_banner: [empty, one('first'), one('second')] })).toEqual([
    'announcement_banner/second appears nowhere: first comes first',
  ]);
});

test('CFG-35.c CON-10 ERN-14 a banner for nobody is reported', () => {
  const home = [
    entry('all', { user_states: [0, 1, 2, 3], banner_text: 'Hello' }),
    entry('some', { user_states: [0], banner_text: 'Hello' }),
  ];
  expect(problemsOf({ home })).toEqual([
    'home/some appears to nobody: no visitor of this site is of its kinds, or an entry before it is for them',
  ]);
  const earn_banner = [
    entry('visitors', { user_states: [0], text: ['Hello'] }),
    entry('members', { user_states: [1], text: ['Hello'] }),
    entry('bonus', { type: 'bonus', code: 'SPRING', text: ['Hello'] }),
  ];
  const site = { home: [], earn_banner, account_center: [], tier_1_activation: [], surveys: [] };
  const caesars = { enrollmentType: 'none', appOnlyBonusCode: null } as const;
  expect(problemsOf(site, caesars)).toEqual([
    'earn_banner/members appears to nobody: no visitor of this site is of its kinds',
    'earn_banner/bonus appears to nobody: no visitor of this site is of its kinds',
  ]);
});

test('CFG-35.d ACC-12.a a bonus in the settings of which content does not tell is reported', () => {
  const autoBonus = { code: 'WELCOM', enrollmentSource: 'web', withinHours: 24 };
  expect(problemsOf({}, { appOnlyBonusCode: 'NONE', autoBonus })).toEqual([
    'appOnlyBonusCode names the bonus NONE, of which no entry of earn_banner tells',
    'autoBonus.code names the bonus WELCOM, of which no entry of earn_banner tells: did you mean WELCOME?',
  ]);
});

test('CFG-35.e ROU-02.b CON-14 a page that no path leads to, and the sidebar of no page, are reported', () => {
  const discover = [entry('discover', {}), entry('terms', {})];
  const extraRoutes = [{ path: '/terms', slug: 'terms' }];
  const earn_details = [entry('one', { url: 'one' }), entry('again', { url: '/earn/one' })];
  const tier_1_activation = [
    entry('first', { stage: 'activation' }),
    entry('second', { stage: 'activation' }),
  ];
  const sidebar = [entry('terms', { page_text: ['x'] }), entry('again', { page_text: ['x'] })];
  const site = { discover, earn_details, tier_1_activation, sidebar };
  expect(problemsOf(site, { hasDiscoverPage: false, extraRoutes })).toEqual([
    'discover/discover appears nowhere: no path of this site leads to it',
    'tier_1_activation/second appears nowhere: no path of this site leads to it',
    'earn_details/again appears nowhere: no path of this site leads to it',
    'sidebar/again appears nowhere: no page has this slug',
  ]);
});

test('CFG-35.e ACC-09.a ACC-22 a referral link that content switches off, and links of an account that nobody has, are reported', () => {
  const account = (is_enabled: boolean) =>
    entry('account', { referral_link: { is_enabled, title: 'Bring a friend', description: 'Share it.' } });
  expect(problemsOf({ account_center: [account(true)] })).toEqual([]);
  expect(problemsOf({ account_center: [account(false)] })).toEqual([
    'referral appears nowhere: the referral_link of account_center is switched off',
  ]);
  const without = problemsOf({ account_center: [account(true)] }, { enrollmentType: 'none' });
  expect(without).toContain('account_center/account appears nowhere: this site has no members');
  for (const slug of ['activate', 'activated'])
    expect(without).toContain(`tier_1_activation/${slug} appears nowhere: no path of this site leads to it`);
});
