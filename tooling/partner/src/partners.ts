import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import {
  loadPartnerFile,
  nearestName,
  type LoadedPartner,
  type PartnerSettings,
} from '@tableside/partner-config/schema';

export const partnerIds = (partnersFolder: string): string[] =>
  readdirSync(partnersFolder)
    .filter((name) => name.endsWith('.json') && name !== 'partner.schema.json')
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

export function readPartner(partnersFolder: string, id: string): LoadedPartner {
  const unknown = unknownPartner(partnersFolder, id);
  if (unknown !== undefined) throw new Error(unknown);
  return loadPartnerFile(readFileSync(join(partnersFolder, `${id}.json`), 'utf8'));
}

export function unknownPartner(partnersFolder: string, id: string): string | undefined {
  const ids = partnerIds(partnersFolder);
  if (ids.includes(id)) return undefined;
  const nearest = nearestName(id, ids);
  const guess = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `Unknown partner ${id}.${guess} Available: ${ids.join(', ')}.`;
}

export function loadedPartner(partnersFolder: string, id: string): PartnerSettings {
  const { partner, problems } = readPartner(partnersFolder, id);
  if (!partner)
    throw new Error(problems.map(({ path, message }) => `partners/${id}.json ${path} ${message}`).join('\n'));
  return partner;
}
