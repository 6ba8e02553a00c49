import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { loadPartnerFile, type PartnerProblem, type PartnerSettings } from '@tableside/partner-config/schema';

import { partnerFiles } from './asset-files.ts';

export class PartnerRefused extends Error {
  readonly file: string;
  readonly problems: readonly PartnerProblem[];

  constructor(file: string, problems: readonly PartnerProblem[]) {
    super(`${file} is refused:\n${problems.map(({ path, message }) => `  ${path} ${message}`).join('\n')}`);
    this.name = 'PartnerRefused';
    this.file = file;
    this.problems = problems;
  }
}

export interface PartnerOnDisk {
  readonly file: string;
  readonly assetsFolder: string;
  readonly settings: PartnerSettings;
}

export function readPartner(file: string): PartnerOnDisk {
  if (!existsSync(file)) throw new PartnerRefused(file, [{ path: '(file)', message: 'does not exist' }]);
  const { partner, problems } = loadPartnerFile(readFileSync(file, 'utf8'));
  if (!partner) throw new PartnerRefused(file, problems);
  const id = basename(file, '.json');
  const assetsFolder = join(dirname(file), 'assets', id);
  const found: PartnerProblem[] = partnerFiles(partner)
    .filter((name) => !existsSync(join(assetsFolder, name)))
    .map((name) => ({
      path: `assets/${id}/${name}`,
      message: 'is missing: draw it, or run pnpm partner draw',
    }));
  if (partner.id !== id)
    found.unshift({ path: 'id', message: `is "${partner.id}" but the file is ${id}.json` });
  if (found.length > 0) throw new PartnerRefused(file, found);
  return { file, assetsFolder, settings: partner };
}
