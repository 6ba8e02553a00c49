import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { contentGroups, type ContentEntry, type ContentGroup } from '@tableside/content-client';
import { readContent } from '@tableside/content-client/reader';
import { copyStates, hasMembers, isForState } from '@tableside/core';
import { loadPartner } from '@tableside/partner-config/schema';
import { parseIllustration } from '@tableside/demo/images';
import { bonusRows, profilesOf } from '@tableside/demo/seed';
import { describe, expect, test } from 'vitest';

import { openContentStore } from './content-store.ts';

const folder = fileURLToPath(new URL('../../../../partners/content', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const store = openContentStore({ folder, isHot: false, onError: () => undefined });
const partnerIds = readdirSync(folder);

function readPartner(id: string) {
  const { partner } = loadPartner(JSON.parse(readFileSync(`${root}/partners/${id}.json`, 'utf8')));
  if (!partner) throw new Error(`${id} is no partner`);
  return partner;
}

function readAll(id: string, hasDrafts = false) {
  const dropped: string[] = [];
  const groups = Object.fromEntries(
    contentGroups.map((group) => [
      group,
      (store.find(id, group)?.entries ?? []).filter(({ draft }) => hasDrafts || !draft) as ContentEntry[],
    ]),
  ) as Record<ContentGroup, ContentEntry[]>;
  return { groups, dropped, content: readContent(groups, { log: (message) => dropped.push(message) }) };
}

function textsOf(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, Array.isArray(value) ? field : key));
}

const notWords = new Set([
  'url',
  'query',
  'image',
  'image_mobile',
  'type',
  'slug',
  'id',
  'category',
  'stage',
  'image_x_position',
  'image_y_position',
]);
const earnPages = ['topgolf-bonus', 'new-member-bonus', 'how-it-works', 'reservations', 'vip-upgrade'];

describe.each(partnerIds)('the content of %s', (id) => {
  const partner = readPartner(id);
  const { content, groups, dropped } = readAll(id);
  const words = textsOf(readAll(id, true).groups)
    .filter(([field]) => !notWords.has(field))
    .map(([, text]) => text);

  test('CFG-04.c CFG-05 no rate, breakpoint or reservation bonus is hard-coded', () => {
    const typed =
      /\b(?:\d+|one|two|three|four|five|ten) (?:\w+ )?(?:for every|a|per) (?:dollar|\$1)|\$1\b[^.]{0,60}? (?:earns|is worth) \d|\d ?%|(?:every|each time|until) (?:there is )?\$20|\b\d+ \w+ with (?:every|your) (?:reservation|table)/i;
    expect(words.filter((text) => typed.test(text))).toEqual([]);
  });

  test('CON-08.a HOM-09.a HOM-09.b HOM-09.c HOM-09.d is read completely, nothing is omitted, and every kind of visitor has a banner', () => {
    expect(dropped).toEqual([]);
    const kinds: readonly string[] = hasMembers(partner) ? copyStates : ['anonymous'];
    expect(content.home.flatMap(({ userStates }) => userStates).toSorted()).toEqual(kinds.toSorted());
  });

  test('ERN-14 the earn page has banners for every kind of visitor, and some for one kind of member only', () => {
    const offers = content.earnBanners.filter(({ bonus }) => !bonus);
    const seen = copyStates.map((state) => offers.filter(({ states }) => isForState(states, state)));
    for (const banners of seen) expect(banners.length).toBeGreaterThan(1);
    const kinds = new Set(seen.map((banners) => banners.map(({ slug }) => slug).join()));
    expect(kinds.size > 1).toBe(partner.enrollmentType !== 'none');
  });

  test('CFG-05 ACT-06.a ACT-06.b ACT-08.b has every part that the site shows', () => {
    expect(content.global.navbar.links.length).toBeGreaterThan(2);
    expect(content.global.footer.primaryLinks.length).toBeGreaterThan(2);
    expect(content.global.footer.disclaimer).toBeDefined();
    expect(content.global.earnBannerText).toBeDefined();
    if (content.announcement) {
      expect(content.announcement.segments.some(({ type }) => type === 'link')).toBe(true);
      expect(content.announcement.tooltip).toBeDefined();
    }
    expect(content.earnDetails.map(({ url }) => url)).toEqual(expect.arrayContaining(earnPages));
    expect(content.earnBanners.length).toBeGreaterThan(1);
    if (partner.hasDiscoverPage) expect(content.discover[0]?.slug).toBe('discover');
    if (partner.enrollmentType !== 'none') {
      expect(content.tier1Activation.map(({ stage }) => stage)).toEqual(['activation', 'activated']);
      const [offer, welcome] = content.tier1Activation;
      const buttonsOf = (page: typeof offer) =>
        page?.mainColumn.flatMap((block) => (block.type === 'button' ? block.url : []));
      expect(buttonsOf(offer)).toEqual(['/activate/activated']);
      expect(buttonsOf(welcome)).toEqual(['/search']);
      expect(content.accountCenter.linkGroups.length).toBeGreaterThan(1);
    }
    const slugs = content.popups.map(({ slug }) => slug);
    if (partner.generalModalType !== null) expect(slugs).toContain(partner.generalModalType);
    if (partner.appAnnouncementModal !== null) expect(slugs).toContain(partner.appAnnouncementModal);
    const pages = [...content.discover, ...content.earnDetails].map(({ slug }) => slug);
    for (const { slug } of partner.extraRoutes) expect(pages).toContain(slug);
    for (const { slug } of content.sidebars) expect(pages).toContain(slug);
  });

  test('ACC-12.a ACC-12.e every bonus that a demo member has here has its banner', () => {
    const banners = new Map(content.earnBanners.flatMap(({ bonus }) => (bonus ? [[bonus.code, bonus]] : [])));
    const bonuses = profilesOf(partner).flatMap((profile) => bonusRows(partner, profile, new Date(0)));
    const codes = [partner.appOnlyBonusCode, partner.autoBonus?.code].filter((code) => code != null);
    for (const code of [...codes, ...bonuses.map((bonus) => bonus.code)])
      expect([...banners.keys()]).toContain(code);
    for (const { code, isAppOnly, appText } of banners.values()) {
      expect(isAppOnly, code).toBe(code === partner.appOnlyBonusCode);
      expect(appText !== undefined, code).toBe(isAppOnly);
    }
    if (partner.enrollmentType === 'none') expect(banners.size).toBe(0);
  });

  test('CON-15 links within the site have a target', () => {
    const paths = new Set([
      '/',
      '/search',
      '/how-it-works',
      '/earn',
      '/restaurants',
      ...earnPages.map((page) => `/earn/${page}`),
      ...partner.extraRoutes.map(({ path }) => path),
      ...(partner.enrollmentType === 'none'
        ? []
        : ['/join', '/login', '/account/overview', '/account/user_profile']),
      ...(partner.enrollmentType === 'none' ? [] : ['/activate/activated']),
      ...(partner.hasDiscoverPage
        ? ['/discover', ...content.discover.map(({ slug }) => `/discover/${slug}`)]
        : []),
    ]);
    const links = textsOf(groups).filter(([field, text]) => field === 'url' && text.startsWith('/'));
    const leadingNowhere = links.filter(([, url]) => !paths.has(url.split('?', 1)[0] ?? ''));
    expect(links.length).toBeGreaterThan(10);
    expect(leadingNowhere).toEqual([]);
  });

  test('pictures can be drawn by the image service', () => {
    const images = textsOf(readAll(id, true).groups).filter(
      ([field]) => field.startsWith('image') && !field.includes('_position') && !field.includes('alt'),
    );
    expect(images.length).toBeGreaterThan(5);
    for (const [, image] of images) {
      const { pathname, searchParams } = new URL(image, 'https://site.example');
      expect(parseIllustration(pathname.replace('/images/', '')), image).toBeDefined();
      expect([500, 600, 1200, 1600], image).toContain(Number(searchParams.get('w')));
      expect(['1.4', '1.6', '2.4'], image).toContain(searchParams.get('ar'));
    }
  });

  test('CON-15 published copy contains no markup, so that the first page needs no parser', () => {
    expect(
      textsOf(groups).filter(([field, text]) => !notWords.has(field) && /<[a-z/!]|&#?\w+;/i.test(text)),
    ).toEqual([]);
  });

  test('CFG-05 follows the tone: no exclamation marks, no other partner’s name', () => {
    const others = partnerIds.filter((other) => other !== id).map((other) => readPartner(other).programName);
    for (const text of words) {
      expect(text).not.toContain('!');
      for (const other of others) expect(text).not.toContain(other);
    }
  });

  test('CFG-05 does not invite visitors to join, sign in or activate if the site has no enrollment', () => {
    if (partner.enrollmentType !== 'none') return;
    const { surveys, ...shown } = groups;
    expect(surveys).toEqual([]);
    const inviting = textsOf(shown).filter(([, text]) =>
      /\b(?:join|sign (?:in|up)|activate|enrol)/i.test(text),
    );
    expect(inviting).toEqual([]);
  });
});

test('CON-01 every partner has all groups, so that no page asks for one that is not there', () => {
  const absent = partnerIds.flatMap((id) =>
    contentGroups.filter((group) => store.find(id, group) === undefined).map((group) => `${id}/${group}`),
  );
  expect(absent).toEqual([]);
});
