import { omitUndefined } from '@tableside/core';

import {
  popupAudiences,
  type Announcement,
  type AnnouncementSegment,
  type BonusBanner,
  type Content,
  type ContentEntry,
  type EarnBanner,
  type PopupAudience,
} from '../content.ts';
import { safeHref } from '../safe-href.ts';
import { readEach, nameOf, type Reading } from './reading.ts';
import { readStates } from './read-states.ts';
import { asCopySource, asList, asNumber, asText, fieldsOf, isRecord, type Fields } from './wire.ts';

function readSegment(item: unknown, where: string, { drop }: Reading): AnnouncementSegment | undefined {
  if (!isRecord(item)) return drop(where, 'is no segment');
  const fields = fieldsOf(item);
  const copy = asText(fields['copy']);
  if (copy === undefined) return drop(where, 'has no copy');
  if (item['type'] === 'text') return { type: 'text', copy };
  if (item['type'] !== 'link') return drop(where, `has the unknown type ${JSON.stringify(item['type'])}`);
  const url = safeHref(asText(fields['url']) ?? '');
  if (url === undefined) return drop(where, 'has no address that may be linked');
  return { type: 'link', copy, url, isNewTab: fields['new_tab'] === true };
}

export function readAnnouncement(
  entries: readonly ContentEntry[],
  reading: Reading,
): Announcement | undefined {
  return readEach(entries, (entry) => {
    const where = nameOf('announcement_banner', entry);
    const items = asList(entry.fields['banner_copy']);
    if (items.length === 0) return reading.drop(where, 'has no banner_copy');
    const segments = readEach(items, (item, index) =>
      readSegment(item, `${where} banner_copy[${index}]`, reading),
    );
    return segments.length === 0
      ? undefined
      : omitUndefined({ segments, tooltip: asText(entry.fields['tooltip_copy']) });
  })[0];
}

/** Drops a banner of type "bonus" without a code, because it belongs to no bonus (ACC-12). */
function readBonus(fields: Fields, reading: Reading): BonusBanner | undefined {
  const code = asText(fields['code'])?.trim();
  if (code === undefined) return undefined;
  const days = asNumber(fields['days_to_display']);
  const appText = asCopySource(fields['app_text']);
  return omitUndefined({
    code,
    daysToDisplay: days !== undefined && days >= 0 ? days : undefined,
    isAppOnly: fields['app_only_bonus'] === true,
    appText: appText === undefined ? undefined : reading.copy(appText),
  });
}

export function readEarnBanners(entries: readonly ContentEntry[], reading: Reading): readonly EarnBanner[] {
  const banners = readEach(entries, (entry): EarnBanner | undefined => {
    const { slug, fields } = entry;
    const where = nameOf('earn_banner', entry);
    const text = readEach(asList(fields['text']), asCopySource).map(reading.copy);
    if (text.length === 0) return reading.drop(where, 'has no text');
    const bonus = fields['type'] === 'bonus' ? readBonus(fields, reading) : undefined;
    if (fields['type'] === 'bonus' && !bonus) return reading.drop(where, 'is of a bonus and has no code');
    const states = readStates(fields['user_states']);
    return omitUndefined({
      slug,
      order: asNumber(fields['order']) ?? 0,
      image: reading.image(fields['image']),
      url: safeHref(asText(fields['url']) ?? ''),
      text,
      states: states.length > 0 ? states : undefined,
      bonus,
    });
  });
  return banners.toSorted((one, other) => one.order - other.order);
}

const readAudience = (value: unknown): PopupAudience | undefined =>
  popupAudiences.find((audience) => audience === value);

/** Parses the popups. A popup whose audience has no known name is shown to nobody. */
export const readPopups = (entries: readonly ContentEntry[], reading: Reading): Content['popups'] =>
  readEach(entries, (entry) => {
    const { body_text: text, audience: names } = entry.fields;
    const source = asCopySource(text);
    if (source === undefined) return reading.drop(nameOf('popup', entry), 'has no body_text');
    const audience = names === undefined ? undefined : readEach(asList(names), readAudience);
    return omitUndefined({ slug: entry.slug, bodyText: reading.copy(source), audience });
  });

export const readSidebars = (entries: readonly ContentEntry[], reading: Reading): Content['sidebars'] =>
  readEach(entries, (entry) => {
    const pageText = readEach(asList(entry.fields['page_text']), asCopySource).map(reading.copy);
    return pageText.length === 0
      ? reading.drop(nameOf('sidebar', entry), 'has no page_text')
      : { slug: entry.slug, pageText };
  });
