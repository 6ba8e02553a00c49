import { omitUndefined } from '@tableside/core';

import type { NavLink } from '../content.ts';
import { safeHref } from '../safe-href.ts';
import { readEach, type Reading } from './reading.ts';
import { asList, asText, fieldsOf, isRecord } from './wire.ts';

const isOn = (value: unknown): boolean => value === true;

function readLink(item: unknown, where: string, { drop }: Reading): NavLink | undefined {
  if (!isRecord(item)) return drop(where, 'is no link');
  const fields = fieldsOf(item);
  const text = asText(fields['text']) ?? asText(fields['text_mobile']);
  const url = safeHref(asText(fields['url']) ?? '');
  if (text === undefined) return drop(where, 'has no text');
  if (url === undefined) return drop(where, 'has no address that may be linked');
  return omitUndefined({
    text,
    textDesktop: asText(fields['text_desktop']),
    url,
    isNewTab: isOn(fields['new_tab']),
  });
}

/** Parses links of navigation (text_mobile, text_desktop, url) and of the footer (text, url, new_tab). */
export const readLinks = (value: unknown, where: string, reading: Reading): readonly NavLink[] =>
  readEach(asList(value), (item, index) => readLink(item, `${where}[${index}]`, reading));
