import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { openApiDocument, writeDocument } from './document.ts';

test('API-30 the committed OpenAPI document is the one that the contracts give; write it anew with "pnpm platform openapi"', async () => {
  const committed = await readFile(fileURLToPath(new URL('../../openapi.json', import.meta.url)), 'utf8');
  expect(committed).toBe(writeDocument(await openApiDocument()));
});

test('API-30 calls document the enumerated statuses only', async () => {
  const { paths } = (await openApiDocument()) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const allowed = new Set(['200', '201', '202', '303', '400', '401', '403', '404', '424', '429', '500']);
  const statuses = calls.flatMap(({ responses }) => Object.keys(responses));
  expect(statuses.filter((status) => !allowed.has(status))).toEqual([]);
  expect(calls.length).toBeGreaterThanOrEqual(9);
});
