import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Asks the API for a path below the site's root, as nobody in particular. */
export type AskApi = (path: string) => Response | Promise<Response>;

/** A page whose first paint shows data. */
export interface FoundPage {
  /** What the page depends on: path and query without parameters that change nothing. */
  readonly address: string;
  /** Renders the whole document. Rejects when the API fails. */
  readonly render: (ask: AskApi) => Promise<{
    readonly html: string;
    /** The API knows of nothing at the address, and the page says so. */
    readonly isMissing: boolean;
  }>;
}

/** Finds the page of a path and query; undefined where the pages of the build are all there is. */
export type FindPage = (asked: string) => Promise<FoundPage | undefined>;

/** Written last: names the module, and holds what its pages share. */
const DESCRIPTION = 'renderer.json';

interface RendererModule {
  readonly createRenderer: (frame: unknown) => FindPage;
}

export interface Renderer {
  /** Tells apart what two builds rendered. */
  readonly build: number;
  readonly findPage: FindPage;
}

async function load(folder: string, build: number): Promise<Renderer> {
  const text = await readFile(join(folder, DESCRIPTION), 'utf8');
  const { entry, frame } = JSON.parse(text) as { readonly entry: string; readonly frame: unknown };
  const { createRenderer } = (await import(pathToFileURL(join(folder, entry)).href)) as RendererModule;
  return { build, findPage: createRenderer(frame) };
}

/** Opens what a build left to render its pages with. Until there is a build, or after one without it, there is none. */
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
