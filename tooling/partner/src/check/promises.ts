import {
  readSurvey,
  surveyAt,
  type ContentEntry,
  type ContentGroup,
  type PageContent,
} from '@tableside/content-client';
import {
  parseHtmlCopy,
  readContent,
  type EntriesByGroup,
  type StoredGroups,
} from '@tableside/content-client/reader';
import { copyStates, coversPath, hasMembers, isForState, merchantHref, routes } from '@tableside/core';
import { nearestName, type PartnerSettings } from '@tableside/partner-config/schema';

import { sitePages } from './site-pages.ts';

export interface Problem {
  readonly where: string;
  readonly message: string;
}

const options = { parseHtml: parseHtmlCopy, log: () => undefined };

export const publishedIn = (stored: StoredGroups): StoredGroups =>
  Object.fromEntries(
    Object.entries(stored).map(([group, entries]) => [group, entries.filter(({ draft }) => !draft)]),
  );

const didYouMean = (written: string, known: readonly string[]) => {
  const nearest = nearestName(written, known);
  return nearest === undefined ? '' : `: did you mean ${nearest}?`;
};

/** Matches entries that are texts of survey pages, not surveys (SUR-01). */
const surveyPages = /^survey_(?:intro|none|success|error)$/;

function* surveyProblems(
  entries: readonly ContentEntry[],
  partner: PartnerSettings,
  pages: readonly string[],
): Generator<Problem> {
  for (const entry of entries) {
    const where = `surveys/${entry.slug}`;
    const survey = readSurvey(entry);
    if (survey === undefined) {
      if (!surveyPages.test(entry.slug))
        yield { where, message: 'is no survey, which has an id and a text, and no text of a survey’s page' };
      continue;
    }
    if (partner.typeformCode === null)
      yield { where, message: 'is a survey without a form: set typeformCode in the settings' };
    const names = pages.map((page) => (page === merchantHref('1') ? routes.merchants.path : page));
    for (const listed of [...survey.allowedPaths, ...survey.disallowedPaths]) {
      if (!pages.some((page) => coversPath(listed, page)))
        yield {
          where,
          message: `lists ${listed}, which is no page of this site${didYouMean(listed, names)}`,
        };
    }
    if (!pages.some((page) => surveyAt(entries, page)?.id === survey.id))
      yield { where, message: 'appears on no page: its lists, or the surveys after it, leave it none' };
  }
}

const dialogSettings = ['generalModalType', 'appAnnouncementModal'] as const;

/** A dialog needs an entry with copy, and a popup needs a setting that names it (CHR-31, CHR-37). */
function* dialogProblems(entries: readonly ContentEntry[], partner: PartnerSettings): Generator<Problem> {
  const popups = readContent({ popup: entries }, options).popups.map(({ slug }) => slug);
  const named = new Set(dialogSettings.map((setting) => partner[setting]));
  for (const setting of dialogSettings) {
    const slug = partner[setting];
    if (slug !== null && !popups.includes(slug))
      yield {
        where: setting,
        message: `names the popup "${slug}", which content does not have${didYouMean(slug, popups)}`,
      };
  }
  for (const [index, slug] of popups.entries()) {
    if (!named.has(slug) || popups.indexOf(slug) !== index)
      yield {
        where: `popup/${slug}`,
        message: `appears nowhere: no setting names it (${dialogSettings.join(', ')})`,
      };
  }
}

/** A site shows only the first announcement that has copy (CON-12). */
function* announcementProblems(entries: readonly ContentEntry[]): Generator<Problem> {
  const shown = entries.filter(
    (entry) => readContent({ announcement_banner: [entry] }, options).announcement !== undefined,
  );
  for (const { slug } of shown.slice(1))
    yield { where: `announcement_banner/${slug}`, message: `appears nowhere: ${shown[0]?.slug} comes first` };
}

/**
 * Each banner is for some kinds of visitor, of which a site without members has only one. Bonuses belong to
 * members.
 */
function* bannerProblems(groups: EntriesByGroup, partner: PartnerSettings): Generator<Problem> {
  const { home, earnBanners } = readContent(groups, options);
  const states = hasMembers(partner) ? copyStates : copyStates.slice(0, 1);
  for (const entry of home) {
    if (!states.some((state) => home.find(({ userStates }) => isForState(userStates, state)) === entry))
      yield {
        where: `home/${entry.slug}`,
        message:
          'appears to nobody: no visitor of this site is of its kinds, or an entry before it is for them',
      };
  }
  for (const { slug, states: own, bonus } of earnBanners) {
    const isForSomebody = states.some((state) => isForState(own, state)) && (!bonus || hasMembers(partner));
    if (!isForSomebody)
      yield {
        where: `earn_banner/${slug}`,
        message: 'appears to nobody: no visitor of this site is of its kinds',
      };
  }
  const codes = earnBanners.flatMap(({ bonus }) => bonus?.code ?? []);
  const promised = { appOnlyBonusCode: partner.appOnlyBonusCode, 'autoBonus.code': partner.autoBonus?.code };
  for (const [where, code] of Object.entries(promised)) {
    if (typeof code === 'string' && !codes.includes(code))
      yield {
        where,
        message: `names the bonus ${code}, of which no entry of earn_banner tells${didYouMean(code, codes)}`,
      };
  }
}

function* pageProblems(groups: EntriesByGroup, partner: PartnerSettings): Generator<Problem> {
  const { discover, tier1Activation, earnDetails, sidebars } = readContent(groups, options);
  const extra = new Set(partner.extraRoutes.map(({ slug }) => slug));
  const isShown = (group: ContentGroup, { slug, stage }: PageContent, index: number) => {
    if (group === 'discover') return partner.hasDiscoverPage || extra.has(slug);
    if (group === 'tier_1_activation')
      return hasMembers(partner) && tier1Activation.findIndex((page) => page.stage === stage) === index;
    return earnDetails.findIndex(({ url }) => url === earnDetails[index]?.url) === index;
  };
  const all = { discover, tier_1_activation: tier1Activation, earn_details: earnDetails } as const;
  const shown = new Set<string>();
  for (const [group, pages] of Object.entries(all)) {
    for (const [index, page] of pages.entries()) {
      if (isShown(group as ContentGroup, page, index)) shown.add(page.slug);
      else
        yield {
          where: `${group}/${page.slug}`,
          message: 'appears nowhere: no path of this site leads to it',
        };
    }
  }
  for (const { slug } of sidebars) {
    if (!shown.has(slug))
      yield {
        where: `sidebar/${slug}`,
        message: `appears nowhere: no page has this slug${didYouMean(slug, [...shown])}`,
      };
  }
}

/** A referral link needs the box that offers it, and the account needs members (ACC-07). */
function* accountProblems(groups: EntriesByGroup, partner: PartnerSettings): Generator<Problem> {
  const entries = groups.account_center ?? [];
  if (!hasMembers(partner)) {
    for (const { slug } of entries)
      yield { where: `account_center/${slug}`, message: 'appears nowhere: this site has no members' };
    return;
  }
  const isOffered = readContent(groups, options).accountCenter.referralLink !== undefined;
  const { utmSource, utmMedium, utmCampaign } = partner.referral;
  const isConfigured = `${utmSource} ${utmMedium} ${utmCampaign}` !== 'referral web member_referral';
  if (isConfigured && !isOffered)
    yield {
      where: 'referral',
      message: 'appears nowhere: the referral_link of account_center is switched off',
    };
}

/**
 * Returns what settings and published content promise although no visitor can see it: surveys, popups,
 * announcements, banners, pages and dialogs that no page shows.
 */
export function promiseProblems(stored: StoredGroups, partner: PartnerSettings): Problem[] {
  const groups: EntriesByGroup = publishedIn(stored);
  const pages = sitePages(partner, readContent(groups, options));
  return [
    ...surveyProblems(groups.surveys ?? [], partner, pages),
    ...dialogProblems(groups.popup ?? [], partner),
    ...announcementProblems(groups.announcement_banner ?? []),
    ...bannerProblems(groups, partner),
    ...pageProblems(groups, partner),
    ...accountProblems(groups, partner),
  ];
}
