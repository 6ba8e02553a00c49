import { join, relative } from 'node:path';

import {
  contentGroups,
  expandCopy,
  fillText,
  isLinkToken,
  safeHref,
  tokenize,
  type ContentEntry,
} from '@tableside/content-client';
import { parseHtmlCopy, readContent, type StoredGroups } from '@tableside/content-client/reader';
import { hasRouteAt, routes } from '@tableside/core';
import { linkTarget } from '@tableside/kits/partner/link-targets';
import { copyValues } from '@tableside/partner-config';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { readContentFolder, type ContentFolder } from '@tableside/vite/partner';

import type { Finding } from '../findings.ts';
import { scriptPattern } from './assets.ts';
import { currencyNamesIn, currencyWords, type FindCurrencyWords } from './currency-words.ts';
import { shapeProblems } from './entry-shape.ts';
import { overrideProblems } from './interface-copy.ts';
import { promiseProblems, publishedIn, type Problem } from './promises.ts';
import { contentPaths } from './site-pages.ts';
import { textMeasure, type MeasureText } from './text-width.ts';

/** Sites read only the first hundred entries of a group, so the warning comes earlier. */
const MANY_ENTRIES = 90;
/** Labels of buttons and links may wrap once on the narrowest screen. */
const LABEL_LINES = 2;
/** How many lines fit between title and button of a dialog in a window of 320 × 568 px. */
const DIALOG_LINES = 14;

interface Place {
  readonly path: string;
  readonly key: string;
  readonly text: string;
}

export function textsIn(value: unknown, path = '', key = ''): Place[] {
  if (typeof value === 'string') return [{ path, key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, `${path}[${index}]`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    textsIn(item, path === '' ? name : `${path}.${name}`, name),
  );
}

interface Knowledge {
  readonly partner: PartnerSettings;
  readonly measure: MeasureText;
  readonly findCurrencyWords: FindCurrencyWords;
  readonly pages: ReadonlySet<string>;
}

const isCopy = ({ key }: Place): boolean =>
  !/^(?:url|query|type|stage|category|url_(?:dis)?allowed)$|image|slug|code|_position$|^currency_|^id$/.test(
    key,
  );

function tokenProblems({ text, path }: Place, { partner }: Knowledge): string[] {
  const problems: string[] = [];
  const values = copyValues(partner, undefined);
  // Interface copy has more values, which only its screens know.
  const isOfInterface = path.startsWith('copy.');
  expandCopy(tokenize(text), { partner: values }, (problem) => problems.push(problem));
  for (const node of tokenize(text)) {
    if (node.type === 'link') {
      const { name } = node;
      if (!isLinkToken(name)) problems.push(`has the unknown link {{${name}}}`);
      else if (!linkTarget(name, partner))
        problems.push(`has {{${name}}}, which leads nowhere at this partner`);
    }
    if (node.type === 'value' && !Object.hasOwn(values, node.name) && !isOfInterface)
      problems.push(`has the unknown value {${node.name}}`);
  }
  return problems;
}

const hrefsIn = (text: string): string[] =>
  [...text.matchAll(/\bhref\s*=\s*["']?([^"'\s>]*)/gi)].map(([, href = '']) => href);

function scriptProblems({ text }: Place): string[] {
  const refused = hrefsIn(text).filter((href) => safeHref(href) === undefined);
  if (refused.length > 0) return refused.map((href) => `has a link that sites leave out: ${href}`);
  return scriptPattern.test(text) ? ['has script, which sites leave out'] : [];
}

const carouselProblems = ({ text }: Place, block: string | undefined): string[] =>
  block === 'merchant_carousel' && /\{\w+\}/.test(text)
    ? ['has a token in a carousel, which shows it as it is written']
    : [];

function linkProblems({ text, key }: Place, { partner, pages }: Knowledge): string[] {
  return (key === 'url' ? [text] : hrefsIn(text))
    .filter((link) => /^\/(?!\/)/.test(link))
    .map((link) => new URL(link, 'https://site.invalid').pathname)
    .filter((path) => {
      const isContent = [routes.earn, routes.discover].some((page) => path.startsWith(`${page.path}/`));
      const isThere = hasRouteAt(partner, path) && (!isContent || pages.has(path));
      return !isThere && !partner.extraRoutes.some((extra) => extra.path === path);
    })
    .map((path) => `has a broken link: ${path}`);
}

/**
 * Finds numbers that repeat a setting, because they are wrong now or become wrong when the setting changes.
 */
function numberProblems({ text }: Place, { partner }: Knowledge): string[] {
  const { earn, reservationBonusPoints } = partner;
  const rates = new Set([earn.pointsPerDollar, earn.basicPointsPerDollar, earn.vipPointsPerDollar]);
  const promised = text.matchAll(
    /(\d+(?:\.\d+)?) (?:\w+|\{\w+\}) (?:per dollar|(?:for|on) (?:each|every) (?:dollar|\$1\b))/gi,
  );
  const reserved = text.matchAll(
    /(\d[\d,]*) (?:\w+ )?(?:points|miles|\{currencies\}) (?:with|for) (?:your|a|each|every) (?:table|reservation)/gi,
  );
  return [
    ...[...promised]
      .filter(([, number]) => !rates.has(Number(number)))
      .map(([words]) => `says "${words}", which "earn" of the settings does not`),
    ...[...reserved]
      .filter(([, number = '']) => Number(number.replaceAll(',', '')) !== reservationBonusPoints)
      .map(([words]) => `says "${words}", but reservationBonusPoints is ${reservationBonusPoints}`),
  ];
}

function widthProblems(
  { text, key, path }: Place,
  { measure, partner }: Knowledge,
  block: string | undefined,
): string[] {
  const isTitle = key === 'banner_text' || block === 'title';
  const isLabel = block === 'button' || block === 'standalone_link' || /links\[\d+\]/.test(path);
  const filled = fillText(text, { partner: copyValues(partner, undefined), linkLabel: () => ' ' });
  const words = filled.replaceAll(/<[^>]*>|\{+\w+\}+/g, ' ').trim();
  const isDialog = key === 'body_text';
  const { word, width, room, lines } = measure(words, isTitle ? 'title' : isLabel ? 'label' : 'text');
  return [
    ...(width > room
      ? [`has a word too wide for 320 px: "${word}" (${Math.ceil(width)} px of ${Math.floor(room)})`]
      : []),
    ...(isLabel && lines > LABEL_LINES
      ? [`is too long for a label at 320 px: ${lines} lines, more than ${LABEL_LINES}`]
      : []),
    ...(isDialog && lines > DIALOG_LINES
      ? [`fits no dialog of 320 × 568 px: ${lines} lines, more than ${DIALOG_LINES}`]
      : []),
  ];
}

function blockOf(fields: ContentEntry['fields'], path: string): string | undefined {
  const [, column = '', index = ''] = /^(main_column|side_column)\[(\d+)\]/.exec(path) ?? [];
  const block = (fields[column] as readonly { type?: string }[] | undefined)?.[Number(index)];
  return block?.type;
}

function bannerProblems({ fields }: ContentEntry): string[] {
  const banner = fields['banner'] as Readonly<Record<string, unknown>> | undefined;
  const hasImage = banner?.['enable_banner'] === true && Boolean(banner['image'] ?? banner['image_mobile']);
  return hasImage && !banner?.['image_mobile_alt_text']
    ? ['banner has an image and no alternative text (image_mobile_alt_text)']
    : [];
}

const titleProblems = ({ fields }: ContentEntry): string[] =>
  typeof fields['browser_title'] === 'string' ? [] : ['has no browser_title'];

const pageGroups = new Set<string>(['discover', 'earn_details', 'tier_1_activation']);

const copyProblems = (place: Place, known: Knowledge, block: string | undefined): string[] => [
  ...carouselProblems(place, block),
  ...scriptProblems(place),
  ...known.findCurrencyWords(place.text),
  ...numberProblems(place, known),
  ...widthProblems(place, known, block),
];

const metaProblems = (known: Knowledge): Problem[] =>
  textsIn(known.partner.routeMeta, 'routeMeta').flatMap((place) =>
    [...tokenProblems(place, known), ...known.findCurrencyWords(place.text)].map((message) => ({
      where: place.path,
      message,
    })),
  );

const entryProblems = (group: string, entry: ContentEntry, known: Knowledge): string[] => [
  ...(pageGroups.has(group) ? titleProblems(entry) : []),
  ...bannerProblems(entry),
  ...textsIn(entry.fields).flatMap((place) =>
    [
      ...tokenProblems(place, known),
      ...linkProblems(place, known),
      ...(isCopy(place) ? copyProblems(place, known, blockOf(entry.fields, place.path)) : []),
    ].map((problem) => `${place.path} ${problem}`),
  ),
];

function skippedProblem(logged: string): Problem {
  const [, where = '', rest = logged] = /^Content left out: (\S+) (.*)\.$/.exec(logged) ?? [];
  return { where, message: `is skipped: ${rest}` };
}

/**
 * Returns every problem of a partner's content, as sites would read it, and of the titles of pages.
 * @param currencies - other partners' names of currencies.
 */
export async function contentProblems(
  groups: StoredGroups,
  partner: PartnerSettings,
  currencies: readonly string[] = [],
): Promise<Problem[]> {
  const dropped: string[] = [];
  const read = (stored: StoredGroups, log: (message: string) => unknown) =>
    readContent(stored, { parseHtml: parseHtmlCopy, log });
  const content = read(groups, (message) => dropped.push(message));
  const known: Knowledge = {
    partner,
    measure: await textMeasure(partner),
    findCurrencyWords: currencyWords(partner, currencies),
    pages: new Set(contentPaths(read(publishedIn(groups), () => undefined))),
  };
  const knownToDrafts = { ...known, pages: new Set(contentPaths(content)) };
  const skipped = dropped.map(skippedProblem);
  const incomplete = new Set(skipped.map(({ where }) => where));
  const slugs = new Set([...content.discover, ...content.earnDetails].map(({ slug }) => slug));
  return [
    ...metaProblems(known),
    ...partner.extraRoutes
      .filter(({ slug }) => !slugs.has(slug))
      .map(({ path, slug }) => ({
        where: 'extraRoutes',
        message: `has ${path}, but no entry of discover or earn_details has the slug "${slug}"`,
      })),
    ...skipped,
    ...overrideProblems(content.global.navbar.copy, Object.keys(copyValues(partner, undefined))).map(
      (message) => ({ where: '*/navbar', message }),
    ),
    ...contentGroups.flatMap((group) => {
      const entries = groups[group] ?? [];
      return [
        ...(entries.length >= MANY_ENTRIES
          ? [{ where: group, message: `has ${entries.length} entries, and sites read the first 100` }]
          : []),
        ...shapeProblems(group, entries).filter(({ where }) => !incomplete.has(where)),
        ...entries.flatMap((entry) =>
          entryProblems(group, entry, entry.draft ? knownToDrafts : known).map((message) => ({
            where: `${group}/${entry.slug}`,
            message,
          })),
        ),
      ];
    }),
  ];
}

export const storedContent = (
  workspace: string,
  id: string,
  log: (message: string) => void = () => undefined,
): ContentFolder => readContentFolder(join(workspace, 'partners/content', id), log);

export function fileFindings(workspace: string, id: string): Finding[] {
  const leftOut: string[] = [];
  const { problems } = storedContent(workspace, id, (message) => leftOut.push(message));
  return [
    ...problems.map(({ file, path, message }) => ({
      where: relative(workspace, file),
      message: `${path} ${message}`,
    })),
    ...leftOut.map(skippedProblem),
  ].map((problem) => ({ partner: id, ...problem }));
}

export async function contentFindings(workspace: string, partner: PartnerSettings): Promise<Finding[]> {
  const { groups } = storedContent(workspace, partner.id);
  const problems = [
    ...(await contentProblems(groups, partner, currencyNamesIn(workspace))),
    ...promiseProblems(groups, partner),
  ];
  return [
    ...fileFindings(workspace, partner.id),
    ...problems.map((problem) => ({ partner: partner.id, ...problem })),
  ];
}
