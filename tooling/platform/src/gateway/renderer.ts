import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type FetchApi = (path: string) => Response | Promise<Response>;

export interface FoundPage {
  /** The cache key: the path with its query, without parameters that do not affect the page. */
  readonly address: string;
  readonly render: (fetchApi: FetchApi) => Promise<{
    readonly html: string;
    readonly isMissing: boolean;
  }>;
}

export type FindPage = (address: string) => Promise<FoundPage | undefined>;

/**
 * The last file that the build writes. It names the renderer's module and contains the data that all pages
 * share.
 */
const DESCRIPTION = 'renderer.json';

interface RendererModule {
  readonly createRenderer: (frame: unknown) => FindPage;
}

export interface Renderer {
  readonly build: number;
  readonly findPage: FindPage;
}

async function load(folder: string, build: number): Promise<Renderer> {
  const text = await readFile(join(folder, DESCRIPTION), 'utf8');
  const { entry, frame } = JSON.parse(text) as { readonly entry: string; readonly frame: unknown };
  const { createRenderer } = (await import(pathToFileURL(join(folder, entry)).href)) as RendererModule;
  return { build, findPage: createRenderer(frame) };
}

export function openRenderer(folder: string): () => Promise<Renderer | undefined> {
  let opened: { readonly build: number; readonly renderer: Promise<Renderer> } | undefined;
  return async () => {
    const stats = await stat(join(folder, DESCRIPTION)).catch(() => undefined);
    if (!stats) return undefined;
    if (opened?.build !== stats.mtimeMs)
      opened = { build: stats.mtimeMs, renderer: load(folder, stats.mtimeMs) };
    return opened.renderer;
  };
}
