import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { bundleSites, writeSite } from '../../../packages/vite/src/sites/index.ts';

const root = resolve(import.meta.dirname, '../../..');
const partners = join(root, 'partners');
const folder = mkdtempSync(join(tmpdir(), 'tableside-sites-'));
const bundle = join(folder, 'bundle');

function changedPartner(id: string, change: (file: Record<string, unknown>) => void): string {
  const copy = mkdtempSync(join(folder, 'partners-'));
  cpSync(partners, copy, { recursive: true });
  const file = join(copy, `${id}.json`);
  const settings = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(settings);
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1));

async function written(name: string, partnerFile = join(partners, `${name}.json`)) {
  const site = mkdtempSync(join(folder, 'site-'));
  await writeSite({ bundle, name, partnerFile, page: join(root, 'apps', name, 'index.html'), folder: site });
  const dist = join(site, 'dist');
  const names = filesIn(dist);
  const read = (file: string | undefined) => (file ? readFileSync(join(dist, file), 'utf8') : '');
  const sourcesOf = (map: string) =>
    (JSON.parse(readFileSync(join(site, 'source-maps', map), 'utf8')) as { sources: string[] }).sources;
  const html = read('index.html');
  return {
    site,
    dist,
    names,
    read,
    html,
    css: /<style[^>]*>([^<]*)/.exec(html)?.[1] ?? '',
    entry: read(names.find((file) => /^assets\/index-.+\.js$/.test(file))),
    sources: filesIn(join(site, 'source-maps')).flatMap(sourcesOf),
  };
}
type Written = Awaited<ReturnType<typeof written>>;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const entries = ['american', 'caesars', 'hilton'].map((id) => [id, join(root, 'apps', id, 'src/main.tsx')]);
  await bundleSites({ root, entries: Object.fromEntries(entries) as Record<string, string>, outDir: bundle });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('sites from one bundle', () => {
  let hilton: Written;
  let american: Written;
  let caesars: Written;
  beforeAll(async () => {
    hilton = await written('hilton');
    american = await written('american');
    caesars = await written('caesars');
  });

  test('CFG-01.b the page source has the partner’s title, description, color and preview', () => {
    expect(hilton.html).toContain('<html lang="en-US">');
    expect(hilton.html).toContain('>Hilton Tables | Good food, closer stays</title>');
    expect(hilton.html).toContain('<meta name="theme-color" content="#ffffff">');
    expect(hilton.html).toMatch(
      /og:image" content="https:\/\/dining\.hilton\.example\/assets\/share-[\w-]+\.png"/,
    );
    expect(american.html).toContain('>American Table Miles | Dine out, fly further</title>');
    expect(american.html).toContain('<meta name="theme-color" content="#0c2344">');
  });

  test('CFG-01.a CFG-01.b the partner’s settings and logo are compiled in, and no other partner’s', () => {
    expect(hilton.entry).toContain('Hilton Tables');
    expect(american.entry).toContain('American Table Miles');
    const pages = american.names.filter((name) => name.endsWith('.html')).map(american.read);
    expect([american.entry, ...pages].filter((text) => /hilton/i.test(text))).toEqual([]);
    expect(hilton.entry).toMatch(/\/assets\/logo-[\w-]+\.svg/);
  });

  test('CFG-25.a every setting is delivered with its value or default', () => {
    expect(american.entry).toContain(String.raw`\"hasFlexOffers\":false`);
    expect(american.entry).toContain(String.raw`\"cmsRoute\":\"/api/cms\"`);
    expect(american.entry).toContain(String.raw`\"enrollmentType\":\"sso\"`);
  });

  test('sites with the same features differ only in their entry file', () => {
    const scripts = ({ names }: Written) => names.filter((name) => /\.m?js$/.test(name));
    const own = scripts(american).filter((name) => !hilton.names.includes(name));
    expect(own).toEqual([expect.stringMatching(/^assets\/index-/)]);
    expect(scripts(american)).toHaveLength(scripts(hilton).length);
  });

  test('a site contains no code of features it does not use', () => {
    const membersOnly =
      /packages\/(features\/src\/(account|activation|enrollment|sign-in)|kits\/src\/(cards|captcha))\//;
    expect(hilton.sources.filter((source) => membersOnly.test(source)).length).toBeGreaterThan(50);
    expect(caesars.sources.length).toBeGreaterThan(200);
    expect(caesars.sources.filter((source) => membersOnly.test(source))).toEqual([]);
  });

  test('a library with a React context or a cache exists once per site', () => {
    const copiesOf = (library: string) =>
      new Set(
        hilton.sources.flatMap(
          (source) => new RegExp(`/\\.pnpm/([^/]+)/node_modules/${library}/`).exec(source)?.[1] ?? [],
        ),
      );
    for (const library of [
      '@emotion/react',
      '@emotion/cache',
      '@tanstack/react-query',
      'react',
      'react-router',
    ])
      expect([library, copiesOf(library).size]).toEqual([library, 1]);
  });

  test('every import of a site’s scripts resolves within the site', () => {
    for (const { names, read } of [hilton, caesars])
      for (const file of names.filter((name) => name.endsWith('.js')))
        for (const [, other] of read(file).matchAll(/(?:from|import) ?\(?["'`]\.\/([\w.-]+\.js)["'`]/g))
          expect(names, file).toContain(`assets/${other}`);
  });

  test('SEC-02.f pages that are rendered on request name the hash of each script too', () => {
    const [, map] = /<script type="importmap">(.*?)<\/script>/.exec(hilton.html) ?? [];
    const { frame } = JSON.parse(readFileSync(join(hilton.site, 'renderer/renderer.json'), 'utf8')) as {
      frame: { integrity: string };
    };
    expect(frame.integrity).toBe(map);
  });

  test('a brand gets only its own fonts and variables', () => {
    expect(hilton.css).toContain('DM Sans Variable');
    expect(hilton.css).toContain('font-display:swap');
    expect(hilton.css).toContain('--ts-color-action:#1d5180');
    expect(hilton.css).toMatch(/url\(\/assets\/dm-sans-latin-wght-normal-[\w-]+\.woff2\)/);
    expect(hilton.names.filter((name) => name.endsWith('.woff2'))).toHaveLength(2);
    expect(american.css).toContain('Source Serif 4 Variable');
    expect(american.names.some((name) => name.includes('dm-sans'))).toBe(false);
  });

  test('FND-01.a FND-06.a FND-08.a all files have content hashes in their names, except pages, the service worker and those that programs ask for by name', () => {
    const named = ['worker.js', 'favicon.ico', 'robots.txt', 'sitemap.xml', 'sitemap-pages.xml'];
    expect(hilton.names).toEqual(expect.arrayContaining(named));
    const others = hilton.names.filter((name) => !name.endsWith('.html') && !named.includes(name));
    for (const name of others) expect(name).toMatch(/^assets\/.+-[\w-]{7,8}\.\w+$/);
  });

  test('the Latin subset of each font is preloaded', () => {
    const preloads = [...american.html.matchAll(/rel="preload" as="font"[^>]*href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(preloads).toHaveLength(2);
    for (const href of preloads) expect(american.names).toContain(href?.slice(1));
  });

  test('CHR-40.a the service worker is the same script for every partner and names partner, build and mark', () => {
    const [own = '', code] = hilton.read('worker.js').split(/(?<=;)(?=\()/, 2);
    const [other = '', otherCode] = american.read('worker.js').split(/(?<=;)(?=\()/, 2);
    expect(own).toMatch(
      /^const site=\{"partner":"hilton","build":"[\w-]{8}","mark":"\/assets\/mark-[\w-]{8}\.svg"\};$/,
    );
    expect(other).toContain('"partner":"american"');
    expect(code).toBe(otherCode);
    expect(code).not.toMatch(/hilton|american|process\.env|^import|\.skipWaiting\(/m);
  });

  test('CHR-40.c the offline page requests no code of the site', () => {
    const page = hilton.read('offline/index.html');
    expect(page).toContain('You’re offline');
    expect([...page.matchAll(/<script[^>]*>([^<]*)/g)].map(([, code]) => code)).toEqual([
      expect.stringContaining('location.reload()'),
    ]);
    expect(page).toContain('name="robots" content="noindex"');
    expect(page).not.toContain('rel="canonical"');
  });

  test('code that changes only with a dependency is a chunk of its own', () => {
    expect(hilton.names.filter((name) => /vendor-[\w-]+\.js$/.test(name))).toHaveLength(1);
    expect(hilton.entry).not.toContain('react.transitional.element');
  });

  test('CFG-12.a only an installable site has a manifest', () => {
    expect(hilton.html).toContain('rel="manifest"');
    expect(american.html).not.toContain('rel="manifest"');
    expect(american.names.filter((name) => /webmanifest|icon-(192|512)/.test(name))).toEqual([]);
  });

  test('source maps are written next to the site, and nothing refers to them', () => {
    const scripts = hilton.names.filter((name) => /\.(m?js|css)$/.test(name));
    expect(scripts).toContainEqual(expect.stringMatching(/worker-.*\.mjs$/));
    const leadsToMap = (name: string) => /^\/[/*][#@] sourceMappingURL=/m.test(hilton.read(name));
    expect(scripts.filter(leadsToMap)).toEqual([]);
    expect(hilton.names.filter((name) => name.endsWith('.map'))).toEqual([]);
    const maps = filesIn(join(hilton.site, 'source-maps')).map((name) => name.replace(/\.map$/, ''));
    expect(maps.length).toBeGreaterThan(1);
    expect(scripts).toEqual(expect.arrayContaining(maps));
  });
});

test('changed settings and content change the entry file and no other code', async () => {
  const before = await written('hilton');
  const file = changedPartner('hilton', (settings) => (settings.programName = 'Hilton Suppers'));
  const after = await written('hilton', file);
  expect(after.entry).toContain('Hilton Suppers');
  expect(after.html).toContain('Hilton Suppers');
  const scripts = ({ names }: Written) =>
    names.filter((name) => /^assets\/(?!index-).+\.m?js$/.test(name)).sort();
  expect(scripts(after)).toEqual(scripts(before));
  const vendor = scripts(after).find((name) => name.includes('vendor')) ?? '';
  const inodeOf = ({ dist }: Written) => statSync(join(dist, vendor)).ino;
  expect(inodeOf(after)).toBe(inodeOf(before));
});

test('CHR-40.a another build has another name in its service worker, and the same build the same name', async () => {
  const file = changedPartner('hilton', (settings) => (settings.programName = 'Hilton Suppers'));
  const [first, again, changed] = [
    await written('hilton'),
    await written('hilton'),
    await written('hilton', file),
  ];
  const workerOf = ({ read }: Written) => read('worker.js');
  expect(workerOf(again)).toBe(workerOf(first));
  expect(workerOf(changed)).not.toBe(workerOf(first));
});

test('CHR-40.d a site without prerendered pages has a service worker that removes itself and its caches', async () => {
  const live = changedPartner('hilton', (settings) => (settings.content = { delivery: 'live' }));
  const worker = (await written('hilton', live)).read('worker.js');
  expect(worker).toContain('registration.unregister()');
  expect(worker).toContain('caches.delete(name)');
  expect(worker).not.toContain('fetch');
});

test('FND-08.a CHR-43.c a site with live content has one page, which runs under a strict CSP and says if its code is missing', async () => {
  const file = changedPartner('hilton', (settings) => (settings.content = { delivery: 'live' }));
  const { html, names, read } = await written('hilton', file);
  expect(names.filter((name) => name.endsWith('.html'))).toEqual(['index.html']);
  expect(names).toEqual(expect.arrayContaining(['robots.txt', 'sitemap.xml', 'sitemap-pages.xml']));
  expect(html).not.toMatch(/<style|\sstyle=/);
  expect(html.match(/<script(?![^>]*\s(?:src=|type="importmap"))/g)).toHaveLength(1);
  expect(html).toMatch(/<div id="root" data-code-missing="[^"]+"><\/div><script>[^<]+<\/script>/);
  const [, entry = ''] = /<script type="module"[^>]* src="\/([^"]+)"/.exec(html) ?? [];
  const [, styles = ''] = /<link rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(html) ?? [];
  expect(read(entry)).toContain('Hilton Tables');
  expect(read(styles)).toContain('--ts-color-action');
  expect(read(styles)).not.toContain('data:');
});

test('CRD-31.a a page states that there is a payment provider key', async () => {
  const mark = '<meta name="payment-library" content="stripe">';
  expect((await written('hilton')).html).not.toContain(mark);
  vi.stubEnv('PAYMENT_LIVE_KEY', 'pk_live_1');
  expect((await written('hilton')).html).toContain(mark);
  vi.stubEnv('PAYMENT_LIVE_KEY', '');
});

describe('is rejected before anything is written', () => {
  test('CFG-25.b CFG-25.c CFG-25.d a partner with problems, all of them reported', async () => {
    const file = changedPartner('hilton', (settings) => {
      settings.hasVip = true;
      settings.hasFlexOffers = 'yes';
      settings.homePage = 'cinema';
    });
    await expect(written('hilton', file)).rejects.toThrow(
      /homePage must be one of[\s\S]*hasFlexOffers must be true or false|hasFlexOffers must be true or false[\s\S]*homePage must be one of/,
    );
    await expect(written('hilton', file)).rejects.toThrow('hasVip is not a setting: did you mean hasVIP?');
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
      /"hasPPN":true/,
      '"hasPPN":true,"partnerNumberPattern":"^(a+)+$"',
      /hilton\.json is refused:\n {2}partnerNumberPattern can backtrack exponentially/,
    ],
    ['a missing brace', /^\{/, '', /hilton\.json is refused:\n {2}\(file\) is not JSON/],
  ])('a file with %s, with its name', async (_, from, to, message) => {
    const file = changedPartner('hilton', () => undefined);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    await expect(written('hilton', file)).rejects.toThrow(message);
  });

  test('a partner without its drawings', async () => {
    const file = changedPartner('hilton', () => undefined);
    rmSync(join(file, '../assets/hilton/share.svg'));
    await expect(written('hilton', file)).rejects.toThrow('assets/hilton/share.svg is missing');
  });
});
