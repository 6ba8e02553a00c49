import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

import { digestOf, fetchBuiltContent, fetchNewerContent } from './built-content.ts';
import { contentGroups, contentKeys, type ContentGroup } from './content.ts';
import { buildEntry } from './testing/builders.ts';
import { contentHandlers, type ContentEntries } from './testing/content-handlers.ts';

const source = { baseUrl: () => 'https://site.example', cmsRoute: '/api/cms', isPreview: false };
const popup = [buildEntry('welcome', { body_text: 'Hello' })];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const everyGroup = (word: string): Required<ContentEntries> => ({
  '*': [buildEntry('earn', { currency_plural: word })],
  home: [buildEntry('home', { user_states: [0], banner_text: word })],
  discover: [buildEntry('discover', { browser_title: word })],
  tier_1_activation: [buildEntry('tier1', { browser_title: word })],
  surveys: [buildEntry('survey', { title: word })],
  account_center: [
    buildEntry('links', { referral_link: { is_enabled: true, title: word, description: word } }),
  ],
  announcement_banner: [buildEntry('announcement', { banner_copy: [{ type: 'text', copy: word }] })],
  earn_details: [buildEntry('detail', { url: '/earn/detail', browser_title: word })],
  earn_banner: [buildEntry('banner', { order: 1, text: [word] })],
  popup: [buildEntry('popup', { body_text: word })],
  sidebar: [buildEntry('sidebar', { page_text: [word] })],
});
const failing = (groups: readonly ContentGroup[]) =>
  Object.fromEntries(groups.map((group) => [group, 503] as const));

async function build(entries: ContentEntries) {
  server.use(...contentHandlers(entries));
  return fetchBuiltContent(source);
}

test('CON-05 content that has not changed since the build is not parsed again, changed content is', async () => {
  const built = await build({ popup });
  expect(built.content.popups).toHaveLength(1);
  expect(built.digest).toBe(digestOf(contentGroups.map((group) => (group === 'popup' ? popup : []))));
  expect(await fetchNewerContent(source, built)).toBeUndefined();

  server.use(...contentHandlers({ popup: [buildEntry('welcome', { body_text: 'Hello again' })] }));
  const newer = await fetchNewerContent(source, built);
  expect(newer?.popups[0]?.bodyText).toEqual([{ type: 'text', text: 'Hello again' }]);
});

test('CON-39 a site built with its content asks for newer content one group at a time', async () => {
  const built = await build({ popup });
  const { fetch } = globalThis;
  let open = 0;
  const openAtOnce: number[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    openAtOnce.push((open += 1));
    const response = await fetch(...request);
    open -= 1;
    return response;
  });
  await fetchNewerContent(source, built);
  expect(openAtOnce).toEqual(contentGroups.map(() => 1));
});

test('a build has all groups or is rejected with the first failure', async () => {
  server.use(...contentHandlers({ popup }, { failing: { sidebar: 503 } }));
  await expect(fetchBuiltContent(source)).rejects.toMatchObject({ name: 'ContentError', status: 503 });
});

test.each([...contentGroups.map((group) => ({ groups: [group] })), { groups: contentGroups.slice(1) }])(
  'CON-04.a CON-04.d if only $groups fail in a site built with content, they are logged as errors and stay, and the others are updated',
  async ({ groups }) => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    const built = await build(everyGroup('before'));
    server.use(...contentHandlers(everyGroup('after'), { failing: failing(groups) }));
    const newer = await fetchNewerContent(source, built);
    expect(error.mock.calls.flat()).toEqual(groups.map((group) => `Content ${group}: Service Unavailable`));
    const words = contentGroups.map((each) => {
      const text = JSON.stringify(newer?.[contentKeys[each]] ?? null);
      return [each, ['before', 'after'].filter((word) => text.includes(word))];
    });
    expect(words).toEqual(contentGroups.map((each) => [each, [groups.includes(each) ? 'before' : 'after']]));
  },
);

test('CON-04.a CON-04.d if all groups fail in a site built with content, each is logged as an error and all stay', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const built = await build(everyGroup('before'));
  server.use(...contentHandlers({}, { failing: failing(contentGroups) }));
  await expect(fetchNewerContent(source, built)).rejects.toMatchObject({ name: 'ContentError', status: 503 });
  expect(error.mock.calls.flat()).toEqual(
    contentGroups.map((group) => `Content ${group}: Service Unavailable`),
  );
});
