import { readFileSync } from 'node:fs';

import type { ZipPlace } from './zip-supplement.ts';

const file = new URL(import.meta.resolve('zipcodes/lib/codes.js'));

/**
 * The ZIP codes of the package `zipcodes`. Its file is read as the JSON that it contains: as a module it would stay in
 * memory as code too, 60 MB of a process. No name keeps a slash, which nobody can search.
 */
export function readZipList(): readonly ZipPlace[] {
  const json = /^exports\.codes = (\{.*\});$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (json === undefined) throw new Error(`${file.pathname} is not written as expected.`);
  return Object.values(JSON.parse(json.replaceAll('/', '')) as Readonly<Record<string, ZipPlace>>);
}
