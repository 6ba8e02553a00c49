import { omitUndefined } from '@tableside/core';

import type { Content, ContentEntry } from '../content.ts';
import { readLinks } from './read-links.ts';
import type { Reading } from './reading.ts';
import { asCopySource, asList, asNumber, asText, isRecord, type Fields } from './wire.ts';

/**
 * Parses interface copy by `<area>.<key>`: a map, or the list of `{ key, text }` that form-based editors
 * produce. See docs/decisions/0013-interface-copy-in-the-navbar-entry.md.
 */
function readOverrides(value: unknown): Readonly<Record<string, string>> {
  const pairs = isRecord(value)
    ? Object.entries(value)
    : asList(value)
        .filter(isRecord)
        .map(({ key, text }): [unknown, unknown] => [key, text]);
  return Object.fromEntries(
    pairs.filter(
      (pair): pair is [string, string] => asText(pair[0]) !== undefined && asText(pair[1]) !== undefined,
    ),
  );
}

/**
 * Parses the currency's names and earn rates (CON-31). A rate of 0 is ignored, because it promises nothing.
 */
function readCurrency(fields: Fields): Pick<Content['global'], 'currencyNames' | 'earn'> {
  const readRate = (name: string) => {
    const rate = asNumber(fields[name]);
    return rate !== undefined && rate > 0 ? rate : undefined;
  };
  return {
    currencyNames: omitUndefined({
      singular: asText(fields['currency_singular'])?.trim(),
      plural: asText(fields['currency_plural'])?.trim(),
    }),
    earn: omitUndefined({
      pointsPerDollar: readRate('points_per_dollar'),
      basicPointsPerDollar: readRate('basic_points_per_dollar'),
      vipPointsPerDollar: readRate('vip_points_per_dollar'),
    }),
  };
}

export function readGlobal(entries: readonly ContentEntry[], reading: Reading): Content['global'] {
  const fieldsOfSlug = (name: string) => entries.find(({ slug }) => slug === name)?.fields ?? {};
  const earn = fieldsOfSlug('earn');
  const { primary_links, secondary_links, disclaimer } = fieldsOfSlug('footer');
  const { links, copy } = fieldsOfSlug('navbar');
  const parse = (value: unknown) => {
    const source = asCopySource(value);
    return source === undefined ? undefined : reading.copy(source);
  };
  return omitUndefined({
    earnBannerText: parse(earn['banner_text']),
    ...readCurrency(earn),
    footer: omitUndefined({
      primaryLinks: readLinks(primary_links, '*/footer primary_links', reading),
      secondaryLinks: readLinks(secondary_links, '*/footer secondary_links', reading),
      disclaimer: parse(disclaimer),
    }),
    navbar: { links: readLinks(links, '*/navbar links', reading), copy: readOverrides(copy) },
  });
}
