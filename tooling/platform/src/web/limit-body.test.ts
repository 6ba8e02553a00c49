import { problemBody } from '@tableside/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { apiPaths } from '../testing/api-paths.ts';
import { createTestApi, readTestPartners, type TestApi } from '../testing/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const deepArray = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const deepObject = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
const wide = (keys: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, key) => [key, 0])));

describe('deep, wide and large bodies', () => {
  let opened: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    opened = await openTestDatabase('pglite');
    api = createTestApi({ database: opened.database, partners: await readTestPartners() });
  });
  afterAll(() => opened.stop());

  test('API-30.b is rejected by every call that takes one, as documented, before it is traversed', async () => {
    const paths = await apiPaths();
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'get' && path !== '/api/Claims/Pictures')
        .map((method) => [method.toUpperCase(), path] as const),
    );
    const bodies = {
      tooComplex: [
        deepArray(3000),
        deepArray(60_000),
        deepObject(3000),
        `{"a":${deepArray(40)}}`,
        wide(12_000),
      ],
      tooLarge: [`"${'x'.repeat(129 * 1024)}"`],
    };
    const session = await api.openSession();
    const responses: unknown[] = [];
    for (const [method, path] of calls) {
      for (const [code, texts] of Object.entries(bodies)) {
        for (const body of texts) {
          const response = await api.call(path, { method, body, session });
          const problem = problemBody.safeParse(await response.json());
          if (response.status !== 400 || problem.data?.code !== code)
            responses.push([method, path, body.slice(0, 20), response.status, problem.data?.code]);
        }
      }
    }
    expect(calls.length).toBeGreaterThan(8);
    expect(responses).toEqual([]);
  });

  test('API-25.a is rejected without a session too, and a page’s own bodies are not', async () => {
    const events = (body: unknown) => api.call('/api/Impressions', { method: 'POST', body });
    expect((await events(deepArray(3000))).status).toBe(400);
    const event = {
      eventId: 'one',
      eventName: 'carousel',
      channel: 'web',
      dateTime: '2026-06-15T12:00:00Z',
      userAgent: 'test',
      url: 'https://dining.example/',
      merchantIds: Array.from({ length: 50 }, (_, index) => String(100_000 + index)),
    };
    expect((await events(Array.from({ length: 50 }, () => event))).status).toBeLessThan(300);
  });
});
