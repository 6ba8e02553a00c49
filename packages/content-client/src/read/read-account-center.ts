import type { Content, ContentEntry } from '../content.ts';
import { readLinks } from './read-links.ts';
import { readEach, nameOf, type Reading } from './reading.ts';
import { asList, asText, fieldsOf, isRecord } from './wire.ts';

type AccountCenter = Content['accountCenter'];

function readEntry(entry: ContentEntry, reading: Reading): AccountCenter | undefined {
  const { referral_link, link_groups } = entry.fields;
  const where = nameOf('account_center', entry);
  const referral = isRecord(referral_link) ? fieldsOf(referral_link) : {};
  const isEnabled = referral['is_enabled'];
  const title = asText(referral['title']);
  const description = asText(referral['description']);
  if (typeof isEnabled !== 'boolean' || title === undefined || description === undefined) {
    return reading.drop(where, 'has no referral_link with is_enabled, title and description');
  }
  const linkGroups = readEach(asList(link_groups).filter(isRecord), (group, index) => {
    const fields = fieldsOf(group);
    const links = readLinks(fields['links'], `${where} link_groups[${index}]`, reading);
    return links.length === 0 ? undefined : { title: asText(fields['title']) ?? '', links };
  });
  return { ...(isEnabled && { referralLink: { title, description } }), linkGroups };
}

export const readAccountCenter = (entries: readonly ContentEntry[], reading: Reading): AccountCenter =>
  readEach(entries, (entry) => readEntry(entry, reading))[0] ?? { linkGroups: [] };
