import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { dishMarks, highlights, mealsServed, merchantFeatures, weekdays } from '@tableside/core';
import { expect, onTestFinished, test } from 'vitest';

import { readTestPartners } from '../testing/test-api.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { importMerchants } from './import-merchants.ts';
import { importTables } from './import-tables.ts';
import { dishRecord } from './menu-record.ts';
import { merchantColumns, merchantRecord } from './merchant-record.ts';
import { requiredOf } from './record-fields.ts';
import { restaurantColumns } from './restaurant-record.ts';

const guide = await readFile(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8');
const partners = await readTestPartners();

const codeIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const examples = (language: string) =>
  [...guide.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text = '']) => text);

const tables = guide
  .split('\n\n')
  .filter((block) => block.startsWith('| field '))
  .map((block) =>
    [...block.matchAll(/^\| (`.*?) +\| (!?) +\| (.*?) +\|$/gm)].flatMap(([, names, mark, meaning]) =>
      codeIn(names).map((name) => ({ name, isRequired: mark === '!', words: codeIn(meaning) })),
    ),
  );
const namesIn = (table: (typeof tables)[number] = []) => table.map(({ name }) => name);
const requiredIn = (table: (typeof tables)[number] = []) =>
  namesIn(table.filter(({ isRequired }) => isRequired));

test('OPS-18.b examples of files can be imported, and say the same as CSV and as JSON', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tableside-documented-'));
  const opened = await openTestDatabase('pglite');
  onTestFinished(async () => {
    await opened.stop();
    await rm(folder, { recursive: true });
  });
  const imports = [
    (path: string) => importMerchants(opened.database, { path, partners, onBadLine }),
    (path: string) => importTables(opened.database, { path, onBadLine }),
  ];
  const bad: string[] = [];
  const onBadLine = (_line: number, why: string) => void bad.push(why);
  const csv = examples('csv');
  const json = examples('json');
  expect([csv.length, json.length]).toEqual([imports.length, imports.length]);
  for (const [index, importFile] of imports.entries()) {
    const path = join(folder, `${index}`);
    await writeFile(`${path}.csv`, csv[index] ?? '');
    await writeFile(`${path}.jsonl`, json[index] ?? '');
    const asCsv = await importFile(`${path}.csv`);
    const asJson = await importFile(`${path}.jsonl`);
    expect(bad).toEqual([]);
    expect(asCsv).toMatchObject({ lines: 1, added: 1, isCommitted: true });
    expect(asJson).toMatchObject({ lines: 1, unchanged: 1, isCommitted: true });
  }
});

test('OPS-18.a the tables of fields have every field, and mark those that are required', () => {
  const [ofMerchant, ofBenefit, ofDish, ofRestaurant] = tables;
  const { shape } = merchantRecord(partners);
  expect(namesIn(ofMerchant).toSorted()).toEqual(Object.keys(shape).toSorted());
  expect(requiredIn(ofMerchant).toSorted()).toEqual(merchantColumns(partners).required.toSorted());
  expect(namesIn(ofDish).toSorted()).toEqual(Object.keys(dishRecord.shape).toSorted());
  expect(requiredIn(ofDish)).toEqual(requiredOf(dishRecord.shape));
  const benefit = shape.benefits.unwrap().shape['hilton']?.unwrap().shape ?? {};
  expect(namesIn(ofBenefit).toSorted()).toEqual(Object.keys(benefit).toSorted());
  expect(requiredIn(ofBenefit)).toEqual(requiredOf(benefit));
  expect(namesIn(ofRestaurant).toSorted()).toEqual(restaurantColumns.known.toSorted());
  expect(requiredIn(ofRestaurant)).toEqual(restaurantColumns.required);
});

test.each([
  ['highlight', highlights.filter((highlight) => highlight !== 'new')],
  ['mealsServed', mealsServed],
  ['marks', dishMarks],
  ['features', merchantFeatures],
  ['days', weekdays],
])('OPS-18.a the row of %s has every value', (field, values) => {
  const row = tables.flat().find(({ name }) => name === field);
  expect(row?.words.toSorted()).toEqual([...values].toSorted());
});
