import type { ContentBlock, ResponsiveText } from '../content.ts';
import { safeHref } from '../safe-href.ts';
import { readEach, type Reading } from './reading.ts';
import { asList, asText, fieldsOf, isRecord, type Fields } from './wire.ts';

function readResponsiveText(fields: Fields, { copy }: Reading): ResponsiveText | undefined {
  const mobile = asText(fields['text_mobile']);
  const desktop = asText(fields['text_desktop']);
  if (mobile === undefined) return undefined;
  return { mobile: copy(mobile), ...(desktop !== undefined && { desktop: copy(desktop) }) };
}

function readCarousel(fields: Fields): ContentBlock {
  const link = isRecord(fields['link']) ? fieldsOf(fields['link']) : {};
  const text = asText(link['text']) ?? asText(fields['link_text']);
  const url = safeHref(asText(link['url']) ?? asText(fields['link_url']) ?? '');
  return {
    type: 'merchant_carousel',
    headline: asText(fields['headline']) ?? '',
    body: asText(fields['body']) ?? '',
    ...(text !== undefined && url !== undefined && { link: { text, url } }),
    query: (asText(fields['query']) ?? '').replace(/^\?/, ''),
  };
}

function readBlock(item: unknown, where: string, reading: Reading): ContentBlock | undefined {
  const { drop } = reading;
  if (!isRecord(item)) return drop(where, 'is no block');
  const fields = fieldsOf(item);
  const type = item['type'];
  if (type === 'merchant_carousel') return readCarousel(fields);
  if (type !== 'body_text' && type !== 'title' && type !== 'button' && type !== 'standalone_link') {
    return drop(where, `has the unknown type ${JSON.stringify(type)}`);
  }
  const text = readResponsiveText(fields, reading);
  if (!text) return drop(where, 'has no text_mobile');
  if (type === 'body_text' || type === 'title') return { type, text };
  const url = safeHref(asText(fields['url']) ?? '');
  if (url === undefined) return drop(where, 'has no address that may be linked');
  return { type, text, url, isNewTab: fields['new_tab'] === true };
}

/** Parses the blocks of a column. Their `category` (bonus, earn, enrollment) has no effect (ERN-09). */
export const readBlocks = (value: unknown, where: string, reading: Reading): readonly ContentBlock[] =>
  readEach(asList(value), (item, index) => readBlock(item, `${where}[${index}]`, reading));
