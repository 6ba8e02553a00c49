import { link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltContent } from '@tableside/content-client';
import type { PartnerBuild } from '@tableside/partner-config';

import { asCode, readBuiltContent } from '../partner/built-content.ts';
import { drawFavicon } from '../partner/pictures.ts';
import { readPartner } from '../partner/read-partner.ts';
import { paymentTags } from '../payment-key.ts';
import { blankImports, bundleFiles, RENDERER, type SiteList } from './bundle-files.ts';
import { buildManifest, integrityMap, integrityOf, MANIFEST } from './integrity.ts';
import { livePage, pageHtml, pageTemplate, type PageFrame, type RenderedPage } from './page-html.ts';
import { searchEngineFiles } from './search-engines.ts';
import { assetWriter, hashOf } from './write-assets.ts';
import { writePartner } from './write-partner.ts';

/**
 * Returns the file of a page in a build, such as `earn/index.html` for `/earn`. A parameter becomes `_`, and
 * a wildcard for everything below a path becomes `__`.
 */
function pageFile({ path, isMissing }: { readonly path: string; readonly isMissing: boolean }): string {
  if (isMissing) return '404.html';
  const folders = path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => (part === '*' ? '__' : part.startsWith(':') ? '_' : part));
  return [...folders, 'index.html'].join('/');
}

interface SiteModule {
  readonly app: { readonly options: object };
}
interface RendererModule {
  readonly codeMissing: string;
  readonly renderPages: (options: {
    readonly partner: PartnerBuild;
    readonly content: BuiltContent;
  }) => Promise<readonly RenderedPage[]>;
}

/**
 * Hard links are safe, because the files are never modified: their names contain hashes of their contents.
 */
const linkAll = (from: string, to: string, names: readonly string[]) =>
  Promise.all(names.map((name) => link(join(from, name), join(to, name))));

interface RendererFiles {
  readonly site: string;
  readonly renderer: string;
  readonly options: object;
  readonly frame: PageFrame;
}

/**
 * Writes the files with which the gateway renders pages on request. The manifest is last, because it refers
 * to the others.
 */
async function writeRenderer(folder: string, { site, renderer, options, frame }: RendererFiles) {
  const code = `import { app } from './${site}';
import { createRenderer as create, findPage } from './${renderer}';
const options = { ...app.options, ...${asCode(options)} };
export const createRenderer = (frame) => create((address) => findPage(options, address), frame);
`;
  // The name contains a hash of the code, so that a running process imports a new version as another module.
  const entry = `on-request-${hashOf(code)}.mjs`;
  await writeFile(join(folder, entry), code);
  await writeFile(join(folder, 'renderer.json'), JSON.stringify({ entry, frame }));
}

export interface WriteSiteOptions {
  readonly bundle: string;
  readonly name: string;
  readonly partnerFile: string;
  readonly page: string;
  /**
   * The output folder. Only its subfolder `dist` is served, not `source-maps`, `renderer` and
   * `build-manifest.json`.
   */
  readonly folder: string;
  /** The address of the content service. If undefined, the content in the partner's folder is built in. */
  readonly contentUrl?: string | undefined;
}

/**
 * Writes a partner's site: the bundle files that its entry reaches, the entry with settings and content
 * filled in, the partner's own files, and every page. Next to these, writes the renderer for pages with data.
 * A site with live content has only one page. Rejects an invalid partner before anything is written.
 */
export async function writeSite(options: WriteSiteOptions): Promise<void> {
  const { name, folder } = options;
  const partner = readPartner(options.partnerFile);
  const content = await readBuiltContent(partner, options.contentUrl);
  const bundle = bundleFiles(options.bundle);
  const { mode, rendering, sites } = JSON.parse(await readFile(bundle.list, 'utf8')) as SiteList;
  const site = sites[name];
  if (!site) throw new Error(`The bundle has no site of the name ${name}.`);

  const dist = join(folder, 'dist');
  const maps = join(folder, 'source-maps');
  const renderer = join(folder, 'renderer');
  const manifest = join(folder, MANIFEST);
  for (const old of [dist, maps, renderer, manifest]) await rm(old, { recursive: true, force: true });
  for (const made of [dist, maps]) await mkdir(join(made, 'assets'), { recursive: true });
  await linkAll(bundle.code, dist, site.files);
  const written = new Set(site.files.map((file) => `${file}.map`));
  const allMaps = (await readdir(join(bundle.sourceMaps, 'assets'))).map((file) => `assets/${file}`);
  await linkAll(
    bundle.sourceMaps,
    maps,
    allMaps.filter((file) => written.has(file)),
  );

  const write = assetWriter(dist);
  const { build, css, head } = await writePartner(partner, write);
  await writeFile(join(dist, 'favicon.ico'), await drawFavicon(partner));
  const blank = await readFile(join(bundle.code, site.entry), 'utf8');
  const values: Record<string, string> = { partner: asCode(build), content: asCode(content) };
  const code = blank.replaceAll(
    blankImports,
    (_, variable: string, kind: string) => `const ${variable}=${values[kind]};`,
  );
  const scripts = {
    entry: await write('index.js', code),
    modules: site.initial.map((file) => `/${file}`),
  };
  const integrity = await integrityMap(dist);
  const writeManifest = async () => writeFile(manifest, JSON.stringify(await buildManifest(dist)));

  /** Derives the build's name from `parts`, which must contain everything that changes with the site. */
  const writeWorker = async (parts: readonly string[]) => {
    const identity = {
      partner: partner.settings.id,
      build: hashOf(parts.join('')),
      mark: build.assets.mark,
    };
    const source = content
      ? `const site=${JSON.stringify(identity)};${await readFile(bundle.worker, 'utf8')}`
      : await readFile(new URL('./retire-worker.js', import.meta.url), 'utf8');
    await writeFile(join(dist, 'worker.js'), source);
  };

  const writeSearchEngineFiles = async (pages: readonly RenderedPage[] | undefined) => {
    const files = searchEngineFiles(partner.settings, pages, { mode, builtAt: new Date() });
    for (const [file, text] of files) await writeFile(join(dist, file), text);
  };

  const template = pageTemplate(await readFile(options.page, 'utf8'), [...head, ...paymentTags({ mode })]);
  const load = (entry = ''): Promise<unknown> =>
    import(pathToFileURL(join(bundle.rendering, rendering[entry] ?? '')).href);
  const { codeMissing, renderPages } = (await load(RENDERER)) as RendererModule;
  if (content === undefined) {
    const styleSheet = await write('index.css', css);
    const starter = await readFile(bundle.liveStarter, 'utf8');
    await writeWorker([]);
    await writeSearchEngineFiles(undefined);
    const html = livePage(template, {
      modules: scripts.modules,
      entry: { address: scripts.entry, integrity: integrityOf(code) },
      styleSheet: { address: styleSheet, integrity: integrityOf(css) },
      integrity,
      starter,
      codeMissing,
    });
    await writeFile(join(dist, 'index.html'), html);
    return writeManifest();
  }
  const { app } = (await load(name)) as SiteModule;
  const filled = { partner: build, content };
  const pages = await renderPages({ ...app.options, ...filled });
  const frame: PageFrame = {
    template,
    css,
    starter: (await readFile(bundle.starter, 'utf8')).replace('MODULES', () =>
      JSON.stringify([...scripts.modules, scripts.entry]),
    ),
    integrity,
    siteUrl: partner.settings.siteUrl,
  };
  const documents = await Promise.all(
    pages.map(async (page) => {
      const file = join(dist, pageFile(page));
      const html = pageHtml(page, frame);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
      return html;
    }),
  );
  await writeWorker(documents);
  await writeSearchEngineFiles(pages);
  await writeManifest();
  await mkdir(renderer);
  await linkAll(bundle.rendering, renderer, await readdir(bundle.rendering));
  await writeRenderer(renderer, {
    site: rendering[name] ?? '',
    renderer: rendering[RENDERER] ?? '',
    options: filled,
    frame,
  });
}
