import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { openApiDocument, writeDocument } from './document.ts';

/** All that the specification enumerates or names elsewhere, and those of decision 069. */
const allowed = new Set('200 201 202 303 400 401 403 404 424 429 500 502 503'.split(' '));
const source = fileURLToPath(new URL('..', import.meta.url));

test('API-30 the committed OpenAPI document is the one that the contracts give; write it anew with "pnpm platform openapi"', async () => {
  const committed = await readFile(fileURLToPath(new URL('../../openapi.json', import.meta.url)), 'utf8');
  expect(committed).toBe(writeDocument(await openApiDocument()));
});

test('API-30 calls document the enumerated statuses only', async () => {
  const { paths } = (await openApiDocument()) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const statuses = calls.flatMap(({ responses }) => Object.keys(responses));
  expect(statuses.filter((status) => !allowed.has(status))).toEqual([]);
  expect(calls.length).toBeGreaterThanOrEqual(9);
});

test('API-30 no service answers with another status on purpose, but for a cached file that has not changed', async () => {
  const found: string[] = [];
  const unlisted: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: source })) {
    // What cannot be read as HTTP is answered before there is a request, in the parser's own statuses.
    if (/\.test\.|testing\/|drawing\/|^web\/listening/.test(path)) continue;
    for (const line of (await readFile(`${source}/${path}`, 'utf8')).split('\n')) {
      if (!/context\.(?:json|text|html|body|redirect)|\bstatus\b/.test(line)) continue;
      for (const [, status = ''] of line.matchAll(/(?:, |: |\? |= )([2-5]\d\d)\b(?!_)/g)) {
        found.push(status);
        if (!allowed.has(status) && status !== '304') unlisted.push(`${path}: ${line.trim()}`);
      }
    }
  }
  expect(unlisted).toEqual([]);
  expect(found.length).toBeGreaterThan(50);
});
