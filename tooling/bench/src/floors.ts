import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import type { Browser } from '@playwright/test';
import { siteBuild } from '@tableside/vite/sites';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

import { takeTwin, TOP_LAYER, type Twin } from './take-twin.ts';
import { newPhone, openSettled, type Storage } from './visit.ts';

/** Minimal apps to compare with: the stack alone, React alone, and the stack hydrating an existing page. */
const bareApps = ['stack', 'blank', 'hydrate'] as const;
type BareApp = (typeof bareApps)[number];

const types: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

/** Compresses in the same way as the platform, so that sizes can be compared. */
const compress = (body: string | Uint8Array): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const root = join(import.meta.dirname, '../bare');

async function buildBare(app: BareApp): Promise<Map<string, string>> {
  const result = (await build({
    root,
    base: `/${app}/`,
    configFile: false,
    logLevel: 'error',
    plugins: [react({ jsxImportSource: '@emotion/react' })],
    build: {
      ...siteBuild,
      write: false,
      rolldownOptions: { ...siteBuild.rolldownOptions, input: join(root, `${app}.html`) },
    },
  })) as Rolldown.RolldownOutput;
  return new Map(
    result.output
      .filter(({ fileName }) => !fileName.endsWith('.map'))
      .map((file) => [
        `/${app}/${file.fileName.replace(/^\w+\.html$/, '')}`,
        file.type === 'chunk' ? file.code : String(file.source),
      ]),
  );
}

const htmlOf = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

async function isTakenOver(browser: Browser, url: string): Promise<boolean> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const outcome = await openSettled(page, url, () =>
    page.evaluate(() => document.documentElement.dataset['hydrated']),
  );
  await context.close();
  return outcome === 'as it was';
}

export type Floors = Awaited<ReturnType<typeof startFloors>>;

export async function startFloors(siteUrl: string) {
  const files = new Map<string, Buffer>();
  const addFile = (address: string, body: string) => files.set(address, compress(body));
  const built = await Promise.all(bareApps.map(buildBare));
  for (const [address, body] of built.flatMap((app) => [...app])) addFile(address, body);
  const hydrateHead = built[2]?.get('/hydrate/')?.match(/<head>(.*)<\/head>/s)?.[1] ?? '';

  const site = new URL(siteUrl);
  /**
   * Forwards requests for images and fonts to the site. It connects by IP address, because Node cannot
   * resolve `*.localhost`.
   */
  const proxy = (from: IncomingMessage, to: ServerResponse) => {
    const headers = { ...from.headers, host: site.host };
    sendRequest({ host: '127.0.0.1', port: site.port, path: from.url, headers }, (upstream) => {
      to.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(to);
    })
      .on('error', () => to.destroy())
      .end();
  };
  const server = createServer((from, to) => {
    const address = from.url ?? '/';
    const file = files.get(address);
    if (!file) return proxy(from, to);
    const isAsset = /\/assets\//.test(address);
    to.writeHead(200, {
      'Content-Type': types[address.endsWith('.js') ? 'js' : 'html'],
      'Content-Encoding': 'br',
      'Content-Length': file.length,
      'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    }).end(file);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://floor.localhost:${(server.address() as AddressInfo).port}`;

  const hydratedUrlOf = (path: string) => `${url}/hydrated${path}`;

  return {
    urlOf: (app: 'stack' | 'blank') => `${url}/${app}/`,
    hydratedUrlOf,
    async addTwin(browser: Browser, path: string, storage?: Storage) {
      const context = await newPhone(browser, storage);
      const page = await context.newPage();
      const { head, body, nodes } = await openSettled(page, siteUrl + path, () =>
        page.evaluate(takeTwin, TOP_LAYER),
      );
      await context.close();
      const twin = `/twin${path}`;
      addFile(twin, htmlOf(head, body));
      const data = `<script type="application/json" id="nodes">${nodes.replaceAll('<', '\\u003c')}</script>`;
      addFile(
        `/hydrated${path}`,
        htmlOf(head + hydrateHead, `<div id="root"><div>${body}</div></div>${data}`),
      );
      if (!(await isTakenOver(browser, hydratedUrlOf(path))))
        throw new Error(`React re-rendered the text of ${path}, so it is not a valid floor.`);
      return { twinUrl: url + twin, hydratedUrl: hydratedUrlOf(path) };
    },
    addPress(name: string, before: Twin, after: Twin): string {
      const address = `/press/${name.replaceAll(' ', '-')}`;
      addFile(address, htmlOf(before.head + after.head, before.body));
      return url + address;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
