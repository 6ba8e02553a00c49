import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { loadPartnerFile, type PartnerSettings } from '@tableside/partner-config/schema';

export async function readPartners(folder: string): Promise<PartnerSettings[]> {
  const files = (await readdir(folder)).filter(
    (name) => name.endsWith('.json') && !name.endsWith('.schema.json'),
  );
  const partners = await Promise.all(
    files.toSorted().map(async (name) => {
      const { partner, problems } = loadPartnerFile(await readFile(join(folder, name), 'utf8'));
      if (partner) return partner;
      const list = problems.map(({ path, message }) => `  ${path} ${message}`).join('\n');
      throw new Error(`partners/${name} is invalid:\n${list}`);
    }),
  );
  if (partners.length === 0) throw new Error(`No partners in ${folder}: add a JSON file for one.`);
  return partners;
}
