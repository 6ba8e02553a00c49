import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { digestOf, fetchBuiltContent } from './built-content.ts';
import { contentGroups } from './content.ts';
import { buildEntry } from './testing/builders.ts';
import { contentHandlers } from './testing/content-handlers.ts';

const source = { baseUrl: () => 'https://site.example', cmsRoute: '/api/cms', isPreview: false };
const popup = [buildEntry('welcome', { body_text: 'Hello' })];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('CON-05 content that has not changed since the build is not parsed again, changed content is', async () => {
  server.use(...contentHandlers({ popup }));
  const built = await fetchBuiltContent(source);
  expect(built?.content.popups).toHaveLength(1);
  expect(built?.digest).toBe(digestOf(contentGroups.map((group) => (group === 'popup' ? popup : []))));
  expect(await fetchBuiltContent(source, built?.digest)).toBeUndefined();

  server.use(...contentHandlers({ popup: [buildEntry('welcome', { body_text: 'Hello again' })] }));
  const newer = await fetchBuiltContent(source, built?.digest);
  expect(newer?.digest).not.toBe(built?.digest);
  expect(newer?.content.popups[0]?.bodyText).toEqual([{ type: 'text', text: 'Hello again' }]);
});

test('CON-04 content is complete or rejected: one failed group rejects', async () => {
  server.use(...contentHandlers({ popup }, { failing: { sidebar: 503 } }));
  await expect(fetchBuiltContent(source)).rejects.toMatchObject({ name: 'ContentError', status: 503 });
});
