import { readFileSync } from 'node:fs';

import type { ZipPlace } from './zip-supplement.ts';

const file = new URL(import.meta.resolve('zipcodes/lib/codes.js'));

/**
 * Reads the ZIP codes of the package `zipcodes`. Its file is parsed as JSON, because importing it as a module
 * would also keep its source code in memory, 60 MB per process. Slashes are removed from names, because
 * nobody could search for them.
 */
export function readZipList(): readonly ZipPlace[] {
  const json = /^exports\.codes = (\{.*\});$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (json === undefined) throw new Error(`${file.pathname} is not written as expected.`);
  return Object.values(JSON.parse(json.replaceAll('/', '')) as Readonly<Record<string, ZipPlace>>);
}
