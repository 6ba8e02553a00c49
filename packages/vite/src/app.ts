import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface App {
  readonly partner: string;
  readonly folder: string;
  readonly main: string;
  readonly page: string;
  readonly partnerFile: string;
}

export function readApp(folder: string): App {
  const manifest = join(folder, 'package.json');
  const { tableside } = JSON.parse(readFileSync(manifest, 'utf8')) as { tableside?: { partner?: string } };
  const partner = tableside?.partner;
  if (!partner) throw new Error(`${manifest} does not say its tableside.partner`);
  return {
    partner,
    folder,
    main: join(folder, 'src/main.tsx'),
    page: join(folder, 'index.html'),
    partnerFile: resolve(folder, '../../partners', `${partner}.json`),
  };
}
