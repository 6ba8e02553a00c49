import { omitUndefined } from '@tableside/core';

import type { ContentEntry, PageBanner, PageContent } from '../content.ts';
import { readBlocks } from './read-blocks.ts';
import { readEach, nameOf, type Reading } from './reading.ts';
import { asCopySource, asText, fieldsOf, isRecord, type Fields } from './wire.ts';

const positionPattern = /^(?:left|center|right|top|bottom|\d{1,3}(?:\.\d+)?%)$/;

function readPosition(value: unknown): string {
  const written = typeof value === 'number' ? `${value}%` : (asText(value) ?? '').trim().toLowerCase();
  const position = /^\d+(\.\d+)?$/.test(written) ? `${written}%` : written;
  return positionPattern.test(position) ? position : '50%';
}

function readBanner(value: unknown, reading: Reading): PageBanner | undefined {
  if (!isRecord(value)) return undefined;
  const fields = fieldsOf(value);
  if (fields['enable_banner'] === false) return undefined;
  return omitUndefined({
    image: reading.image(fields['image']),
    imageMobile: reading.image(fields['image_mobile']),
    imageAltText: asText(fields['image_alt_text']),
    imageMobileAltText: asText(fields['image_mobile_alt_text']) ?? '',
    imageXPosition: readPosition(fields['image_x_position']),
    imageYPosition: readPosition(fields['image_y_position']),
    hasWelcomeMessage: fields['include_welcome_message'] === true,
    hasProspectEmail: fields['include_prospect_email'] === true,
  });
}

function readUrl(fields: Fields): string | undefined {
  const url = asText(fields['url'])
    ?.trim()
    .replace(/^\/?(?:earn\/)?/, '')
    .replace(/\/$/, '');
  return url !== undefined && /^[\w/.~-]+$/.test(url) ? url : undefined;
}

export function readPage(group: string, entry: ContentEntry, reading: Reading): PageContent {
  const { slug, fields } = entry;
  const where = nameOf(group, entry);
  const bannerText = asCopySource(fields['banner_text']);
  const disclaimer = asCopySource(fields['disclaimer']);
  return omitUndefined({
    slug,
    url: readUrl(fields),
    browserTitle: asText(fields['browser_title']),
    stage: asText(fields['stage']),
    banner: readBanner(fields['banner'], reading),
    bannerText: bannerText === undefined ? undefined : reading.copy(bannerText),
    mainColumn: readBlocks(fields['main_column'], `${where} main_column`, reading),
    sideColumn: readBlocks(fields['side_column'], `${where} side_column`, reading),
    disclaimer: disclaimer === undefined ? undefined : reading.copy(disclaimer),
  });
}

export const readPages = (
  group: string,
  entries: readonly ContentEntry[],
  reading: Reading,
): readonly PageContent[] => entries.map((entry) => readPage(group, entry, reading));

export const readEarnDetails = (entries: readonly ContentEntry[], reading: Reading): readonly PageContent[] =>
  readEach(entries, (entry) =>
    readUrl(entry.fields)
      ? readPage('earn_details', entry, reading)
      : reading.drop(nameOf('earn_details', entry), 'has no url that is a path'),
  );
