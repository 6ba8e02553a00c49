import type { Rolldown } from 'vite';

import { vendor } from './vendor.ts';

/**
 * Returns the chunks that an entry reaches by these kinds of imports. Each chunk follows those that it
 * imports, so the entry is last.
 */
function reachedFrom(
  bundle: Rolldown.OutputBundle,
  entry: string,
  kinds: readonly ('imports' | 'dynamicImports')[],
): Rolldown.OutputChunk[] {
  const reached: Rolldown.OutputChunk[] = [];
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || visited.has(name)) return;
    visited.add(name);
    for (const kind of kinds) chunk[kind].forEach(visit);
    reached.push(chunk);
  };
  visit(entry);
  return reached;
}

const entriesOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter(
    (output) => output.type === 'chunk' && output.isEntry,
  ) as Rolldown.OutputChunk[];

export const entryFiles = (bundle: Rolldown.OutputBundle): Record<string, string> =>
  Object.fromEntries(entriesOf(bundle).map(({ name, fileName }) => [name, fileName]));

export interface SiteFiles {
  readonly entry: string;
  /** Files that must run before the entry, in this order. */
  readonly initial: readonly string[];
  readonly files: readonly string[];
}

export const sitesOf = (bundle: Rolldown.OutputBundle): Record<string, SiteFiles> =>
  Object.fromEntries(
    entriesOf(bundle).map(({ name, fileName: entry }) => {
      const others = (chunks: readonly Rolldown.OutputChunk[]) =>
        chunks.slice(0, -1).map(({ fileName }) => fileName);
      const reached = reachedFrom(bundle, entry, ['imports', 'dynamicImports']);
      const assets = reached.flatMap(({ viteMetadata }) => [
        ...(viteMetadata?.importedAssets ?? []),
        ...(viteMetadata?.importedCss ?? []),
      ]);
      return [
        name,
        {
          entry,
          initial: others(reachedFrom(bundle, entry, ['imports'])),
          files: [...new Set([...others(reached), ...assets])],
        },
      ];
    }),
  );

export interface Audiences {
  /**
   * Returns an empty text if all sites need the module. Otherwise returns a short text, which is equal for
   * modules that the same sites need.
   */
  readonly of: (moduleId: string) => string;
  readonly isFor: (moduleId: string, site: string) => boolean;
}

export function audiencesIn(bundle: Rolldown.OutputBundle, sites: readonly string[]): Audiences {
  const needed = new Map<string, string>();
  const entries = entriesOf(bundle).filter(({ name }) => sites.includes(name));
  const everyone = entries.map(({ name }) => `/${name}`).join('');
  for (const { name, fileName } of entries)
    for (const { moduleIds } of reachedFrom(bundle, fileName, ['imports', 'dynamicImports']))
      for (const id of moduleIds) needed.set(id, `${needed.get(id) ?? ''}/${name}`);
  const others = [...new Set(needed.values())].filter((names) => names !== everyone).toSorted();
  return {
    of(moduleId) {
      const index = others.indexOf(needed.get(moduleId) ?? '');
      return index < 0 ? '' : `-${index + 1}`;
    },
    isFor: (moduleId, site) => `${needed.get(moduleId) ?? everyone}/`.includes(`/${site}/`),
  };
}

/**
 * @throws if a site would receive code that it does not need, because a file mixes that with needed code.
 */
export function checkAudiences(bundle: Rolldown.OutputBundle, audiences: Audiences): void {
  for (const { name, fileName } of entriesOf(bundle))
    for (const chunk of reachedFrom(bundle, fileName, ['imports', 'dynamicImports'])) {
      const stranger = chunk.moduleIds.find((id) => !vendor.test(id) && !audiences.isFor(id, name));
      if (stranger !== undefined)
        throw new Error(`${chunk.fileName} of ${name} has ${stranger}, which that site does not need.`);
    }
}
