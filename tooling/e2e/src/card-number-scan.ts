import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page, Request } from '@playwright/test';

import { formatInGroups } from './card-numbers.ts';

interface Found {
  readonly where: string;
  readonly text: string;
}

const base64 = (text: string) => Buffer.from(text).toString('base64').replaceAll('=', '');

const formsOf = (number: string): string[] =>
  ['', ' ', '-', '%20', '+']
    .flatMap((between) => [number, number.slice(0, -4)].map((digits) => formatInGroups(digits, between)))
    .concat(base64(number), Buffer.from(number, 'utf16le').toString('latin1'));

export const findCardNumbers = (places: readonly Found[], numbers: readonly string[]): string[] => [
  ...new Set(
    places
      .filter(({ text }) => numbers.flatMap(formsOf).some((form) => text.includes(form)))
      .map(({ where }) => where),
  ),
];

export function recordTraffic(page: Page): () => Promise<Found[]> {
  const requests: Request[] = [];
  const messages: string[] = [];
  page.context().on('request', (request) => requests.push(request));
  page.on('console', (message) => messages.push(`${message.text()} ${message.location().url}`));
  page.on('pageerror', (error) => messages.push(String(error.stack)));
  return async () => [
    { where: 'console', text: messages.join('\n') },
    ...(await Promise.all(
      requests.map(async (request) => ({
        where: `request ${new URL(request.url()).host}`,
        text: [
          request.url(),
          // The full headers are not available for requests of a page that was left.
          JSON.stringify(await request.allHeaders().catch(() => request.headers())),
          request.postDataBuffer()?.toString('latin1') ?? '',
        ].join('\n'),
      })),
    )),
  ];
}

async function takeHeapSnapshot(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}

export async function collectPageData(page: Page, secureOrigin: string): Promise<Found[]> {
  const frames = page.frames().filter((frame) => !frame.url().startsWith(secureOrigin));
  const documents = frames.map(async (frame) => [
    { where: 'document', text: await frame.content() },
    {
      where: 'fields',
      text: await frame.evaluate(() =>
        [...document.querySelectorAll('input, textarea, select')]
          .map((field) => ('value' in field ? String(field.value) : ''))
          .join('\n'),
      ),
    },
  ]);
  const stored = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open(name);
            opening.addEventListener('success', () => {
              const database = opening.result;
              const stores = [...database.objectStoreNames];
              if (stores.length === 0) return resolve([name]);
              const reading = database.transaction(stores);
              const rows = stores.map((store) => reading.objectStore(store).getAll());
              reading.addEventListener('complete', () => resolve([name, rows.map(({ result }) => result)]));
            });
          }),
      ),
    );
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => {
        const cache = await caches.open(name);
        const entries = await cache.keys();
        return Promise.all(
          entries.map(async (entry) => [entry.url, await (await cache.match(entry))?.text()]),
        );
      }),
    );
    return {
      localStorage: JSON.stringify(localStorage),
      sessionStorage: JSON.stringify(sessionStorage),
      cookies: document.cookie,
      indexedDB: JSON.stringify(databases),
      caches: JSON.stringify(cached),
      history: JSON.stringify([location.href, history.state, performance.getEntries()]),
    };
  });
  const cookies = JSON.stringify(await page.context().cookies());
  return [
    ...(await Promise.all(documents)).flat(),
    ...Object.entries(stored).map(([where, text]) => ({
      where,
      text: `${text} ${where === 'cookies' ? cookies : ''}`,
    })),
    { where: 'heap', text: await takeHeapSnapshot(page) },
  ];
}

export const readFiles = (folder: string): Found[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      where: `file ${file.slice(folder.length)}`,
      text: readFileSync(file).toString('latin1'),
    }));
