import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { loadPartner, type PartnerSettings } from '@tableside/partner-config/schema';

/** The partners of a folder, by the names of their files. */
export const partnerIds = (partnersFolder: string): string[] =>
  readdirSync(partnersFolder)
    .filter((name) => name.endsWith('.json') && name !== 'partner.schema.json')
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

/** A partner's JSON as it is written. */
export const partnerFile = (partnersFolder: string, id: string): unknown =>
  JSON.parse(readFileSync(join(partnersFolder, `${id}.json`), 'utf8'));

/** A partner with its defaults; throws when the schema refuses it. */
export function loadedPartner(partnersFolder: string, id: string): PartnerSettings {
  const { partner, problems } = loadPartner(partnerFile(partnersFolder, id));
  if (!partner) throw new Error(problems.map(({ path, message }) => `${id}: ${path} ${message}`).join('\n'));
  return partner;
}
