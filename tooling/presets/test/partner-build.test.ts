import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { build, createServer, mergeConfig, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { appConfig } from '../src/vite.ts';

const partners = resolve(import.meta.dirname, '../../../partners');
const page = resolve(import.meta.dirname, 'page');
const folder = mkdtempSync(join(tmpdir(), 'tableside-partner-'));

/** A copy of the partners' folder with one partner's file changed. */
function changedPartner(id: string, change: (file: Record<string, unknown>) => void): string {
  const copy = mkdtempSync(join(folder, 'partners-'));
  cpSync(partners, copy, { recursive: true });
  const file = join(copy, `${id}.json`);
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(settings);
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

async function buildPage(partnerFile: string) {
  const entry: object = {
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    // The page imports one partner's file; the test builds it with another's.
    resolve: { alias: [{ find: /^.*\/partners\/hilton\.json(?=\?partner$)/, replacement: partnerFile }] },
  };
  const result = (await build(
    mergeConfig(appConfig({ root: page, partnerFile }), entry),
  )) as Rolldown.RolldownOutput;
  const asset = (pattern: RegExp) => {
    const found = result.output.find(({ fileName }) => pattern.test(fileName));
    return found?.type === 'asset' ? String(found.source) : '';
  };
  const chunk = (pattern: RegExp) => {
    const found = result.output.find(({ fileName, type }) => type === 'chunk' && pattern.test(fileName));
    return found?.type === 'chunk' ? found.code : '';
  };
  return {
    names: result.output.map(({ fileName }) => fileName),
    html: asset(/index\.html$/),
    css: asset(/\.css$/),
    entry: chunk(/index-/),
  };
}
type Built = Awaited<ReturnType<typeof buildPage>>;

afterAll(() => rmSync(folder, { recursive: true }));

describe('two partners from one code base', () => {
  let hilton: Built;
  let american: Built;
  beforeAll(async () => {
    hilton = await buildPage(join(partners, 'hilton.json'));
    american = await buildPage(join(partners, 'american.json'));
  });

  test('CFG-01 the page source carries the title, description, colour and preview of the partner', () => {
    expect(hilton.html).toContain('<html lang="en-US">');
    expect(hilton.html).toContain('<title>Hilton Tables | Good food, closer stays</title>');
    expect(hilton.html).toContain('<meta name="theme-color" content="#ffffff">');
    expect(hilton.html).toMatch(
      /og:image" content="https:\/\/dining\.hilton\.example\/assets\/share-[\w-]+\.png"/,
    );
    expect(american.html).toContain('<title>American Table Miles | Dine out, fly further</title>');
    expect(american.html).toContain('<meta name="theme-color" content="#0c2344">');
  });

  test('CFG-01 the settings and the logo of the partner are compiled in, and nothing of another', () => {
    expect(hilton.entry).toContain('Hilton Tables');
    expect(american.entry).toContain('American Table Miles');
    expect(american.entry + american.css + american.html).not.toMatch(/hilton/i);
    expect(hilton.entry).toMatch(/\/assets\/logo-[\w-]+\.svg/);
  });

  test('CFG-25 every setting is delivered with its value or its default', () => {
    expect(american.entry).toMatch(/hasFlexOffers:(!1|false)/);
    expect(american.entry).toMatch(/cmsRoute:[`"']\/api\/cms[`"']/);
    expect(american.entry).toMatch(/enrollmentType:[`"']sso[`"']/);
  });

  test('a brand gets its own fonts and variables in a style sheet, and no other fonts', () => {
    expect(hilton.css).toContain('DM Sans Variable');
    expect(hilton.css).toContain('font-display:swap');
    expect(hilton.css).toMatch(/--ts-color-action:\s*#1d5180/);
    expect(hilton.names.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
    expect(american.css).toContain('Source Serif 4 Variable');
    expect(american.names.some((name) => name.includes('dm-sans'))).toBe(false);
  });

  test('the page runs under a strict policy: no inline script or style, one file an asset', () => {
    expect(hilton.html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)/);
    expect(hilton.css).not.toContain('data:');
    expect(hilton.names.filter((name) => name !== 'index.html')).toSatisfy((names: string[]) =>
      names.every((name) => /^assets\/.+-[\w-]{7,8}\.\w+$/.test(name)),
    );
  });

  test('the Western letters of each font are preloaded', () => {
    const preloads = [...american.html.matchAll(/rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(preloads).toHaveLength(2);
    for (const href of preloads) expect(american.names).toContain(href?.slice(1));
  });

  test('what changes only with a dependency is one chunk of its own', () => {
    expect(hilton.names.filter((name) => /vendor-[\w-]+\.js$/.test(name))).toHaveLength(1);
    expect(hilton.entry).not.toContain('react.transitional.element');
  });

  test('only a site that can be installed has a manifest', () => {
    expect(hilton.html).toContain('rel="manifest"');
    expect(american.html).not.toContain('rel="manifest"');
  });
});

test('CFG-25 a partner with mistakes is refused before anything is built, every mistake named', async () => {
  const file = changedPartner('hilton', (settings) => {
    settings.hasVip = true;
    settings.hasFlexOffers = 'yes';
    settings.homePage = 'cinema';
  });
  await expect(buildPage(file)).rejects.toThrow(
    /homePage must be one of[\s\S]*hasFlexOffers must be true or false|hasFlexOffers must be true or false[\s\S]*homePage must be one of/,
  );
  await expect(buildPage(file)).rejects.toThrow('hasVip is no setting: did you mean hasVIP?');
});

test.each([
  [
    'a key twice',
    /^\{/,
    '{ "hasVIP": true, "hasVIP": false,',
    /hilton\.json is refused:\n {2}hasVIP is set twice/,
  ],
  [
    'a pattern that backtracks for ever',
    /"partnerNumberPattern":"[^"]*"/,
    '"partnerNumberPattern":"^(a+)+$"',
    /hilton\.json is refused:\n {2}partnerNumberPattern can take for ever/,
  ],
  ['a missing brace', /^\{/, '', /hilton\.json is refused:\n {2}\(file\) is not JSON/],
])('CFG-25 a file with %s is refused by the build, with its name', async (_, written, instead, message) => {
  const file = changedPartner('hilton', () => undefined);
  writeFileSync(file, readFileSync(file, 'utf8').replace(written, instead));
  await expect(buildPage(file)).rejects.toThrow(message);
});

test('a partner without its drawings is refused', async () => {
  const file = changedPartner('hilton', () => undefined);
  rmSync(join(file, '../assets/hilton/share.svg'));
  await expect(buildPage(file)).rejects.toThrow('assets/hilton/share.svg is missing');
});

test('source maps are written beside the build, and nothing in it leads to one', async () => {
  const outDir = join(mkdtempSync(join(folder, 'app-')), 'dist');
  const foreign = {
    name: 'file-of-a-package',
    buildStart(this: Rolldown.PluginContext) {
      this.emitFile({
        type: 'asset',
        name: 'worker.mjs',
        source: 'work();\n//# sourceMappingURL=worker.map\n',
      });
    },
  };
  const config = appConfig({ root: page, partnerFile: join(partners, 'hilton.json') });
  const given = { configFile: false as const, logLevel: 'silent', build: { outDir }, plugins: [foreign] };
  await build(mergeConfig(config, given));
  const filesIn = (name: string) =>
    readdirSync(join(outDir, '..', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
  const built = filesIn('dist').filter((name) => /\.(m?js|css)$/.test(name));
  const leadsToMap = (name: string) =>
    /^\/[/*][#@] sourceMappingURL=/m.test(readFileSync(join(outDir, 'assets', name), 'utf8'));
  expect(built).toContainEqual(expect.stringMatching(/^worker-.*\.mjs$/));
  expect(built.filter(leadsToMap)).toEqual([]);
  expect(filesIn('dist').filter((name) => name.endsWith('.map'))).toEqual([]);
  const maps = filesIn('source-maps').map((name) => name.replace(/\.map$/, ''));
  expect(maps.length).toBeGreaterThan(1);
  expect(built).toEqual(expect.arrayContaining(maps));
});

test('an app cannot import a partner other than its own', async () => {
  const config = mergeConfig(appConfig({ root: page, partnerFile: join(partners, 'american.json') }), {
    configFile: false as const,
    logLevel: 'silent',
    build: { write: false },
  });
  await expect(build(config)).rejects.toThrow(/This app is built for .*american\.json/);
});

test('a development server shows a change of the settings without a restart', async () => {
  const file = changedPartner('hilton', () => undefined);
  const alias = [{ find: /^.*\/partners\/hilton\.json(?=\?partner$)/, replacement: file }];
  const config = {
    configFile: false as const,
    logLevel: 'silent',
    resolve: { alias },
    server: { middlewareMode: true },
  };
  const server = await createServer(mergeConfig(appConfig({ root: page, partnerFile: file }), config));
  try {
    const read = async () => (await server.transformRequest('\0tableside-partner'))?.code ?? '';
    expect(await server.transformIndexHtml('/', readFileSync(join(page, 'index.html'), 'utf8'))).toContain(
      '<title>Hilton Tables',
    );
    expect(await read()).toContain('Hilton Tables');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Hilton Tables', 'Hilton Suppers'));
    await expect.poll(read, { timeout: 10_000 }).toContain('Hilton Suppers');
  } finally {
    await server.close();
  }
});
