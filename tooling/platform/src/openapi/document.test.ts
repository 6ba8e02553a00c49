import { execFile } from 'node:child_process';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';

import { assertDocumented } from '../testing/documented-statuses.ts';
import { writeTypes } from './document-types.ts';
import { openApiDocument, writeDocument } from './document.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
/** The statuses in the specification and in docs/decisions/0037-one-api-contract.md, and 304 for content. */
const allowed = new Set('200 201 202 303 304 400 401 403 404 424 429 500 502 503'.split(' '));
/** Only the site responds with 301, to redirect a page's URL that has a trailing slash (ROU-35). */
const allowedInSource = new Set([...allowed, '301']);
const source = fileURLToPath(new URL('..', import.meta.url));

test('API-30.b the committed OpenAPI document matches the contracts; regenerate it with "pnpm platform openapi"', async () => {
  const committed = await readFile(fileURLToPath(new URL('../../openapi.json', import.meta.url)), 'utf8');
  expect(committed).toBe(writeDocument(await openApiDocument()));
});

test('API-30.b a client compiles with the types that a generator makes of the document', async () => {
  const example = fileURLToPath(new URL('../../examples/read-member', import.meta.url));
  await writeFile(`${example}/openapi.ts`, await writeTypes(await openApiDocument()));
  const problems = await run('node_modules/.bin/tsc', ['--noEmit', '-p', example], { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; message: string }) => error.stdout || error.message,
  );
  expect(problems).toBe('');
});

test('API-30.b calls document the enumerated statuses only', async () => {
  const { paths } = (await openApiDocument()) as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const statuses = calls.flatMap(({ responses }) => Object.keys(responses));
  expect(statuses.filter((status) => !allowed.has(status))).toEqual([]);
  expect(calls.length).toBeGreaterThanOrEqual(9);
});

test('API-30.b an independent linter finds no problems in the document', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'no-path-trailing-slash': 'off' },
  });
  const source = writeDocument(await openApiDocument());
  const problems = await lintFromString({ source, config });
  expect(problems.map(({ message, location: [place] }) => `${place?.pointer}: ${message}`)).toEqual([]);
});

test('API-30.b an undocumented status fails any test of the API', async () => {
  await assertDocumented('GET', '/api/Member?x=1', 401);
  await assertDocumented('HEAD', '/api/merchants/100001', 200);
  await assertDocumented('GET', '/api/cms/v2/pages/search/?query=x', 401);
  await expect(assertDocumented('GET', '/api/Member', 404)).rejects.toThrow(
    'GET /api/Member answered 404, which the OpenAPI document does not have for it',
  );
  await expect(assertDocumented('GET', '/api/Member/someone', 401)).rejects.toThrow(
    'GET /api/Member/{publicId} answered 401',
  );
  await expect(assertDocumented('GET', '/api/nothing', 200)).rejects.toThrow('answered 200');
});

test('API-30.b no service returns any other status on purpose, except for a cached file that has not changed', async () => {
  const found: string[] = [];
  const unlisted: string[] = [];
  for await (const path of glob('**/*.ts', { cwd: source })) {
    // The HTTP parser rejects an invalid message with statuses of its own, and statuses of a booking provider
    // are received, not sent.
    if (/\.test\.|testing\/|drawing\/|^web\/listening|^booking\/remote/.test(path)) continue;
    for (const line of (await readFile(`${source}/${path}`, 'utf8')).split('\n')) {
      if (!/context\.(?:json|text|html|body|redirect)|\bstatus\b/.test(line)) continue;
      for (const [, status = ''] of line.matchAll(/(?:, |: |\? |= )([2-5]\d\d)\b(?!_)/g)) {
        found.push(status);
        if (!allowedInSource.has(status)) unlisted.push(`${path}: ${line.trim()}`);
      }
    }
  }
  expect(unlisted).toEqual([]);
  expect(found.length).toBeGreaterThan(50);
});
