import { omitUndefined } from '@tableside/core';

import type { ContentEntry, HomeEntry } from '../content.ts';
import { keepEach, nameOf, type Reading } from './reading.ts';
import { readStates } from './read-states.ts';
import { asCopySource } from './wire.ts';

/** Banner copy by kind of visitor; an entry for nobody, or for `none`, is dropped (CON-10). */
export const readHome = (entries: readonly ContentEntry[], reading: Reading): readonly HomeEntry[] =>
  keepEach(entries, (entry): HomeEntry | undefined => {
    const { slug, fields } = entry;
    const userStates = readStates(fields['user_states']);
    if (userStates.length === 0) return reading.drop(nameOf('home', entry), 'names no user state');
    const bannerText = asCopySource(fields['banner_text']);
    if (bannerText === undefined) return reading.drop(nameOf('home', entry), 'has no banner_text');
    return omitUndefined({
      slug,
      userStates,
      bannerText: reading.copy(bannerText),
      image: reading.image(fields['image']),
    });
  });
