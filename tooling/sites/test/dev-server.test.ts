import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { createServer, mergeConfig } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';

import { appConfig } from '../../../packages/vite/src/app-config.ts';

const root = resolve(import.meta.dirname, '../../..');
const app = join(root, 'apps/hilton');
const folder = mkdtempSync(join(tmpdir(), 'tableside-dev-'));
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (partnerFile: string, importedFile = partnerFile) =>
  createServer(
    mergeConfig(appConfig({ root: app, partnerFile }), {
      configFile: false as const,
      logLevel: 'silent',
      // The app imports one partner's file, but the test serves it with that of another.
      resolve: { alias: [{ find: /^.*\/partners\/hilton\.json(?=\?)/, replacement: importedFile }] },
      server: { middlewareMode: true },
      optimizeDeps: { noDiscovery: true },
    }),
  );

test('a development server applies a change of settings without a restart', async () => {
  cpSync(join(root, 'partners'), folder, { recursive: true });
  const file = join(folder, 'hilton.json');
  const server = await serve(file);
  try {
    const read = async () => (await server.transformRequest('\0tableside-partner'))?.code ?? '';
    expect(await server.transformIndexHtml('/', readFileSync(join(app, 'index.html'), 'utf8'))).toContain(
      '<title>Hilton Tables',
    );
    expect(await read()).toContain('Hilton Tables');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Hilton Tables', 'Hilton Suppers'));
    await expect.poll(read, { timeout: 10_000 }).toContain('Hilton Suppers');
  } finally {
    await server.close();
  }
});

test('CFG-05 saved content reloads the page of a development server, which asks the platform for it', async () => {
  cpSync(join(root, 'partners'), folder, { recursive: true });
  const server = await serve(join(folder, 'hilton.json'));
  const reload = vi.spyOn(server.environments.client.hot, 'send');
  try {
    const home = join(folder, 'content/hilton/home.json');
    // Saves repeatedly, because the watcher may not be ready for the first change.
    const save = () => {
      writeFileSync(home, `${readFileSync(home, 'utf8')}\n`);
      return reload.mock.calls;
    };
    await expect.poll(save, { timeout: 10_000, interval: 500 }).toContainEqual([{ type: 'full-reload' }]);
  } finally {
    await server.close();
  }
});

test('an app cannot import another partner', async () => {
  const server = await serve(join(root, 'partners/american.json'), join(root, 'partners/hilton.json'));
  try {
    await expect(server.transformRequest('/src/main.tsx')).rejects.toThrow(
      /This app is built for .*american\.json/,
    );
  } finally {
    await server.close();
  }
});
