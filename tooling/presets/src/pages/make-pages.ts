import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { transformWithOxc, type ViteBuilder } from 'vite';

import { pageFile } from './page-file.ts';
import { pageHtml, scriptsOf, type RenderedPage } from './page-html.ts';

/** What the bundle of the pages exports. */
interface PagesModule {
  readonly app: {
    readonly options: { readonly partner: { readonly settings: { readonly siteUrl: string } } };
  };
  readonly renderPages: (options: unknown) => Promise<{
    readonly pages: readonly RenderedPage[];
    readonly styles: { readonly css: string; readonly ids: string };
  }>;
}

async function starterFor(template: string): Promise<string> {
  const { entry, modules } = scriptsOf(template);
  const source = await readFile(new URL('./starter.js', import.meta.url), 'utf8');
  const filled = source.replace('MODULES', JSON.stringify(modules)).replace('ENTRY', JSON.stringify(entry));
  const { code } = await transformWithOxc(filled, 'starter.js');
  return code.trim();
}

async function readStyles(template: string, folder: string): Promise<string> {
  const sheets = [...template.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)];
  const texts = await Promise.all(sheets.map(([, name = '']) => readFile(join(folder, name), 'utf8')));
  return texts.join('');
}

/**
 * Builds the site, then renders every page of it into a file: the words and styles of a page are there before its code.
 * A site whose content is live keeps the one page that it had.
 */
export async function buildWithPages(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('A site is built for the client and for ssr.');
  await builder.build(client);
  await builder.build(ssr);
  const { root } = builder.config;
  const folder = join(root, client.config.build.outDir);
  const rendering = join(root, ssr.config.build.outDir);
  const { app, renderPages } = (await import(pathToFileURL(join(rendering, 'pages.js')).href)) as PagesModule;
  const { pages, styles } = await renderPages(app.options);
  await rm(rendering, { recursive: true });
  if (pages.length === 0) return;

  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const frame = {
    template,
    css: (await readStyles(template, folder)) + styles.css,
    styleIds: styles.ids,
    starter: await starterFor(template),
    siteUrl: app.options.partner.settings.siteUrl,
  };
  await Promise.all(
    pages.map(async (page) => {
      const file = join(folder, pageFile(page));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, pageHtml(page, frame));
    }),
  );
}
