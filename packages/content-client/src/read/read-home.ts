import { copyStates, omitUndefined, type CopyState } from '@tableside/core';

import type { ContentEntry, HomeEntry } from '../content.ts';
import { safeImage } from '../safe-href.ts';
import { keepEach, nameOf, type Reading } from './reading.ts';
import { asCopySource, asList, asText } from './wire.ts';

/** A state by its index on the wire, as number or digits, or by its name in camel or snake case (HOM-09). */
function readState(value: unknown): CopyState | undefined {
  if (typeof value === 'number') return copyStates[value];
  const name = asText(value)?.trim();
  if (name === undefined) return undefined;
  if (/^\d$/.test(name)) return copyStates[Number(name)];
  const camelName = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return copyStates.find((state) => state === camelName);
}

/** Banner copy by kind of visitor; an entry for nobody, or for `none`, is dropped (CON-10). */
export const readHome = (entries: readonly ContentEntry[], reading: Reading): readonly HomeEntry[] =>
  keepEach(entries, (entry): HomeEntry | undefined => {
    const { slug, fields } = entry;
    const userStates = keepEach(asList(fields['user_states']), readState);
    if (userStates.length === 0) return reading.drop(nameOf('home', entry), 'names no user state');
    const bannerText = asCopySource(fields['banner_text']);
    if (bannerText === undefined) return reading.drop(nameOf('home', entry), 'has no banner_text');
    return omitUndefined({
      slug,
      userStates,
      bannerText: reading.copy(bannerText),
      image: safeImage(asText(fields['image']) ?? ''),
    });
  });
