import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { partnerJsonSchema } from '@tableside/partner-config/schema';

import type { Finding } from '../findings.ts';
import { partnerIds, readPartner } from '../partners.ts';
import { settingsTable } from './settings-table.ts';

const start = '<!-- settings: written by pnpm partner generate -->\n<!-- prettier-ignore-start -->';
const end = '<!-- prettier-ignore-end -->';

function readmeWith(text: string, table: string): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from === -1 || to === -1) return `${text.trimEnd()}\n\n${start}\n\n${table}\n\n${end}\n`;
  return `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`;
}

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function generatedFiles(folder: string): { readonly name: string; readonly source: string }[] {
  const partners = partnerIds(folder).flatMap((id) => readPartner(folder, id).partner ?? []);
  return [
    { name: 'partner.schema.json', source: `${JSON.stringify(partnerJsonSchema(), null, 2)}\n` },
    { name: 'README.md', source: readmeWith(read(join(folder, 'README.md')), settingsTable(partners)) },
  ];
}

export function writeGenerated(folder: string): string[] {
  return generatedFiles(folder).flatMap(({ name, source }) => {
    if (read(join(folder, name)) === source) return [];
    writeFileSync(join(folder, name), source);
    return [name];
  });
}

export const generatedFindings = (folder: string): Finding[] =>
  generatedFiles(folder)
    .filter(({ name, source }) => read(join(folder, name)) !== source)
    .map(({ name }) => ({
      partner: 'all',
      where: `partners/${name}`,
      message: 'is out of date: run pnpm partner generate',
    }));
