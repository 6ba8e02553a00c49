import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { PartnerFile } from '@tableside/partner-config';
import { minimalPartner } from '@tableside/partner-config/testing';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

import { assetNames } from '../partner/asset-files.ts';
import { hashOf } from './write-assets.ts';
import { integrityOf } from './integrity.ts';
import { writeSite } from './write-site.ts';

const workspace = mkdtempSync(join(tmpdir(), 'tableside-write-site-'));
afterAll(() => rmSync(workspace, { recursive: true }));

function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4"/></svg>';
const pages = [
  { file: 'index.html', path: '/', isComplete: true },
  { file: 'earn/index.html', path: '/earn', isComplete: true },
  { file: 'earn/__/index.html', path: '/earn/*', isComplete: false },
  { file: 'merchants/_/index.html', path: '/merchants/:id', isComplete: false },
  { file: '404.html', path: '/404', isComplete: true },
].map(({ path, ...others }) => ({
  ...others,
  path,
  isMissing: path === '/404',
  title: `Title of ${path}`,
  description: '',
  head: '',
  body: `<main>${path}</main>`,
  styles: { css: 'a{b: c}', ids: 'x' },
}));

const bundle = join(workspace, 'bundle');
writeFiles(bundle, {
  'sites.json': JSON.stringify({
    mode: 'production',
    rendering: { sample: 'sample-1.mjs', renderPages: 'pages-1.mjs' },
    sites: {
      sample: {
        entry: 'assets/sample.js',
        initial: ['assets/app-1.js'],
        files: ['assets/app-1.js', 'assets/map-1.css'],
      },
    },
  }),
  'code/assets/sample.js':
    'import p from"tableside:partner";import q from "tableside:content";globalThis.started={p,q};',
  'code/assets/app-1.js': 'app()',
  'code/assets/map-1.css': 'map{}',
  'code/assets/other-1.js': 'other()',
  'source-maps/assets/app-1.js.map': '{}',
  'source-maps/assets/other-1.js.map': '{}',
  'scripts/starter.js': 'start(MODULES)',
  'scripts/live-starter.js': 'startLive()',
  'scripts/worker.js': 'work(site)',
  'rendering/sample-1.mjs': "export const app = { options: { features: 'all', partner: 'none' } };",
  'rendering/pages-1.mjs': `
    export const codeMissing = 'No code';
    export const findPage = (options, address) => ({ options, address });
    export const createRenderer = (find, frame) => ({ find, frame });
    export const renderPages = async ({ features, partner, content }) =>
      ${JSON.stringify(pages)}.map((page) => ({
        ...page,
        description: [features, partner.settings.id, content.digest].join(' '),
      }));`,
});
const page = join(workspace, 'index.html');
writeFileSync(
  page,
  '<!doctype html><html><head></head><body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

function partnerFileOf(changes: Partial<PartnerFile>): string {
  const folder = mkdtempSync(join(workspace, 'partners-'));
  const names = [...assetNames, 'program.svg'];
  writeFiles(folder, {
    'sample.json': JSON.stringify({ ...minimalPartner, ...changes }),
    'content/sample/home.json': '[]',
    ...Object.fromEntries(names.map((name) => [`assets/sample/${name}`, drawing])),
  });
  return join(folder, 'sample.json');
}

const appIntegrity = 'sha256-rATjb9o4iR2l8P8YvPhquIx7G+lIwf1oGg/a/mxSvKk=';

const withoutHash = (name: string) => name.replace(/(?<=assets\/.*|on-request)-[\w-]{8}(?=\.)/, '');
const ofEarlierBuild = ['build-manifest.json', 'dist/old.html', 'renderer/old.mjs', 'source-maps/old.map'];

function folderWithEarlierBuild(): string {
  const folder = mkdtempSync(join(workspace, 'site-'));
  writeFiles(folder, Object.fromEntries(ofEarlierBuild.map((name) => [name, 'old'])));
  return folder;
}

async function written(changes: Partial<PartnerFile>, folder = mkdtempSync(join(workspace, 'site-'))) {
  vi.stubEnv('PAYMENT_LIVE_KEY', 'pk_live_1');
  onTestFinished(() => void vi.unstubAllEnvs());
  await writeSite({ bundle, name: 'sample', partnerFile: partnerFileOf(changes), page, folder });
  const names = filesIn(folder);
  const nameOf = (wanted: string) => names.find((name) => withoutHash(name) === wanted) ?? wanted;
  const read = (wanted: string) => readFileSync(join(folder, nameOf(wanted)), 'utf8');
  const served = (asset: string) => nameOf(`dist/assets/${asset}`).replace('dist', '');
  return { folder, names, read, served };
}

const partner = {
  hasPWAInstallBanner: true,
  footer: { logos: [{ src: 'program.svg', alt: 'Program' }] },
};

test('FND-06.a FND-08.a CFG-12.a a site has the files that its entry reaches, its partner’s and its pages, and none of an earlier build', async () => {
  const { folder, names } = await written(partner, folderWithEarlierBuild());
  expect(names.map(withoutHash).toSorted()).toEqual([
    'build-manifest.json',
    'dist/404.html',
    'dist/assets/app-1.js',
    'dist/assets/favicon.svg',
    'dist/assets/icon-180.png',
    'dist/assets/icon-192.png',
    'dist/assets/icon-512.png',
    'dist/assets/index.js',
    'dist/assets/logo-on-brand.svg',
    'dist/assets/logo.svg',
    'dist/assets/map-1.css',
    'dist/assets/mark.svg',
    'dist/assets/nunito-sans-latin-ext-wght-normal.woff2',
    'dist/assets/nunito-sans-latin-wght-normal.woff2',
    'dist/assets/program.svg',
    'dist/assets/share.png',
    'dist/assets/site.webmanifest',
    'dist/earn/__/index.html',
    'dist/earn/index.html',
    'dist/favicon.ico',
    'dist/index.html',
    'dist/merchants/_/index.html',
    'dist/robots.txt',
    'dist/sitemap-pages.xml',
    'dist/sitemap.xml',
    'dist/worker.js',
    'renderer/on-request.mjs',
    'renderer/pages-1.mjs',
    'renderer/renderer.json',
    'renderer/sample-1.mjs',
    'source-maps/assets/app-1.js.map',
  ]);
  const inodeOf = (path: string) => statSync(path).ino;
  expect(inodeOf(join(folder, 'dist/assets/app-1.js'))).toBe(inodeOf(join(bundle, 'code/assets/app-1.js')));
});

test('CFG-01.b SEC-02.f CHR-40.a a site’s entry, pages, worker and manifest have its settings, its content and its hashes', async () => {
  const { folder, names, read, served } = await written(partner);
  const code = read('dist/assets/index.js');
  const [, settings = '', content = ''] =
    /^const p=JSON\.parse\((".*")\);const q=JSON\.parse\((".*")\);globalThis\.started=\{p,q\};$/.exec(code) ??
    [];
  const parse = (text: string): unknown => JSON.parse(JSON.parse(text) as string);
  expect(parse(settings)).toMatchObject({
    settings: { id: 'sample' },
    assets: {
      logo: served('logo.svg'),
      logoOnBrand: served('logo-on-brand.svg'),
      mark: served('mark.svg'),
      footerLogos: { 'program.svg': served('program.svg') },
    },
  });
  const { digest } = parse(content) as { digest: string };

  const html = pages.map(({ file }) => read(`dist/${file}`));
  for (const [index, { path, title }] of pages.entries()) {
    expect(html[index]).toContain(`<main>${path}</main>`);
    expect(html[index]).toContain(`>${title}</title>`);
  }
  const [home = ''] = html;
  expect(home).toContain(`name="description" content="all sample ${digest}"`);
  expect(home).toContain('<meta name="payment-library" content="stripe">');
  expect(home).toContain('<meta property="og:url" content="https://dining.sample.example/">');
  expect(home).toContain(`<link rel="manifest" href="${served('site.webmanifest')}">`);
  expect(home).toContain(`<link rel="apple-touch-icon" href="${served('icon-180.png')}">`);
  expect(home).toContain(`href="${served('favicon.svg')}"`);
  expect(home).toContain(`"https://dining.sample.example${served('share.png')}"`);
  expect(home).toContain(`href="${served('nunito-sans-latin-wght-normal.woff2')}"`);
  expect(home).toContain(`url(${served('nunito-sans-latin-ext-wght-normal.woff2')})`);
  expect(home).toContain(`start(["/assets/app-1.js","${served('index.js')}"])`);
  expect(JSON.parse(read('dist/assets/site.webmanifest'))).toMatchObject({
    icons: [{ src: served('icon-192.png') }, { src: served('icon-512.png') }],
  });

  const integrity = {
    '/assets/app-1.js': appIntegrity,
    [served('index.js')]: integrityOf(code),
  };
  const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(home) ?? [];
  expect(JSON.parse(map)).toEqual({ integrity });
  const { files } = JSON.parse(read('build-manifest.json')) as { files: Record<string, string> };
  expect(files).toMatchObject({ ...integrity, '/index.html': integrityOf(home) });
  expect(Object.keys(files)).toEqual(
    names.filter((name) => name.startsWith('dist/')).map((name) => name.replace('dist', '')),
  );

  const identity = { partner: 'sample', build: hashOf(html.join('')), mark: served('mark.svg') };
  expect(read('dist/worker.js')).toBe(`const site=${JSON.stringify(identity)};work(site)`);
  expect(read('dist/robots.txt')).toContain('Allow: /');
  expect(read('dist/sitemap-pages.xml').match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://dining.sample.example/',
    '<loc>https://dining.sample.example/earn',
  ]);

  const { entry, frame } = JSON.parse(read('renderer/renderer.json')) as { entry: string; frame: object };
  expect(frame).toMatchObject({ integrity: map, siteUrl: 'https://dining.sample.example' });
  const { createRenderer } = (await import(pathToFileURL(join(folder, 'renderer', entry)).href)) as {
    createRenderer: (of: object) => { frame: object; find: (address: string) => unknown };
  };
  const renderer = createRenderer(frame);
  expect(renderer.frame).toBe(frame);
  expect(renderer.find('/earn')).toMatchObject({
    address: '/earn',
    options: { features: 'all', partner: { settings: { id: 'sample' } }, content: { digest } },
  });
});

test('FND-08.a CHR-40.d CHR-43.c a site with live content has one page, which names the hash of its code, and a worker that removes itself', async () => {
  const { names, read, served } = await written({ content: { delivery: 'live' } });
  expect(
    names
      .filter((name) => !/\.(png|svg|woff2)$/.test(name))
      .map(withoutHash)
      .toSorted(),
  ).toEqual([
    'build-manifest.json',
    'dist/assets/app-1.js',
    'dist/assets/index.css',
    'dist/assets/index.js',
    'dist/assets/map-1.css',
    'dist/favicon.ico',
    'dist/index.html',
    'dist/robots.txt',
    'dist/sitemap-pages.xml',
    'dist/sitemap.xml',
    'dist/worker.js',
    'source-maps/assets/app-1.js.map',
  ]);
  const code = read('dist/assets/index.js');
  const css = read('dist/assets/index.css');
  expect(code).toContain('const q=undefined;globalThis');
  const html = read('dist/index.html');
  expect(html).toContain(
    [
      `<script type="module" crossorigin integrity="${integrityOf(code)}" src="${served('index.js')}"></script>`,
      '<link rel="modulepreload" crossorigin href="/assets/app-1.js">',
      `<link rel="stylesheet" crossorigin integrity="${integrityOf(css)}" href="${served('index.css')}">`,
    ].join(''),
  );
  expect(html).toContain('<div id="root" data-code-missing="No code"></div><script>startLive()</script>');
  const integrity = { '/assets/app-1.js': appIntegrity, [served('index.js')]: integrityOf(code) };
  expect(html).toContain(`<script type="importmap">${JSON.stringify({ integrity })}</script>`);
  expect(read('dist/worker.js')).toContain('registration.unregister()');
  expect(read('dist/sitemap-pages.xml')).toContain('<loc>https://dining.sample.example/earn</loc>');
  expect(JSON.parse(read('build-manifest.json'))).toMatchObject({
    files: { '/index.html': integrityOf(html), '/worker.js': integrityOf(read('dist/worker.js')) },
  });
});

test('CFG-25.d a site that the bundle does not have, or whose partner is refused, leaves the earlier build as it is', async () => {
  const folder = folderWithEarlierBuild();
  const options = { bundle, page, folder };
  await expect(writeSite({ ...options, name: 'other', partnerFile: partnerFileOf({}) })).rejects.toThrow(
    'The bundle has no site of the name other.',
  );
  const partnerFile = partnerFileOf({ id: 'another' });
  await expect(writeSite({ ...options, name: 'sample', partnerFile })).rejects.toThrow('is refused');
  expect(filesIn(folder)).toEqual(ofEarlierBuild);
});
