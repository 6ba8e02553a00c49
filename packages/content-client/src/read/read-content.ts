import { omitUndefined } from '@tableside/core';

import type { Content, ContentEntry, ContentGroup, HomeEntry } from '../content.ts';
import { readAccountCenter } from './read-account-center.ts';
import { readGlobal } from './read-global.ts';
import { readAnnouncement, readEarnBanners, readPopups, readSidebars } from './read-notices.ts';
import { readEarnDetails, readPages } from './read-pages.ts';
import { createReading, readEach, nameOf, type ReadContentOptions, type Reading } from './reading.ts';
import { readStates } from './read-states.ts';
import { asCopySource } from './wire.ts';

/** Parses banner copy by kind of visitor. Drops an entry for no kind, or for `none` (CON-10). */
const readHome = (entries: readonly ContentEntry[], reading: Reading): readonly HomeEntry[] =>
  readEach(entries, (entry): HomeEntry | undefined => {
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

export type EntriesByGroup = Partial<Readonly<Record<ContentGroup, readonly ContentEntry[]>>>;

export function readContent(groups: EntriesByGroup, options: ReadContentOptions): Content {
  const reading = createReading(options);
  const entriesOf = (group: ContentGroup) => groups[group] ?? [];
  return omitUndefined({
    global: readGlobal(entriesOf('*'), reading),
    home: readHome(entriesOf('home'), reading),
    discover: readPages('discover', entriesOf('discover'), reading),
    tier1Activation: readPages('tier_1_activation', entriesOf('tier_1_activation'), reading),
    surveys: entriesOf('surveys'),
    accountCenter: readAccountCenter(entriesOf('account_center'), reading),
    announcement: readAnnouncement(entriesOf('announcement_banner'), reading),
    earnDetails: readEarnDetails(entriesOf('earn_details'), reading),
    earnBanners: readEarnBanners(entriesOf('earn_banner'), reading),
    popups: readPopups(entriesOf('popup'), reading),
    sidebars: readSidebars(entriesOf('sidebar'), reading),
  });
}
