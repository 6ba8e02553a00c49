import type { Finding } from './finding.ts';
import type { Package, Workspace } from './workspace.ts';

/**
 * Packages with React contexts. These must be installed once, so packages that use them declare them as
 * peers.
 */
const contextHolders = ['@tableside/kits', '@tableside/ui'];

const repository = 'https://github.com/tableside/tableside';

const settingsOf = ({ folder }: Package): Readonly<Record<string, unknown>> => ({
  license: 'Apache-2.0',
  type: 'module',
  files: ['dist', 'CHANGELOG.md'],
  publishConfig: { access: 'public', provenance: true },
  repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
  homepage: `${repository}/tree/main/${folder}#readme`,
  bugs: `${repository}/issues`,
  engines: { node: '>=22.22' },
});
const scripts = {
  build: 'tsup && tsc -p tsconfig.build.json',
  'test:package': 'attw --pack . --profile esm-only',
};

const text = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

export function manifestFindings({ packages }: Workspace): Finding[] {
  const published = packages.filter(
    ({ folder, manifest }) => folder.startsWith('packages/') && manifest['private'] !== true,
  );
  const versions = new Set(published.map(({ manifest }) => manifest.version));
  return published.flatMap((one) => {
    const messages: string[] = [];
    const { manifest } = one;
    for (const [name, wanted] of Object.entries(settingsOf(one)))
      if (text(manifest[name]) !== text(wanted)) messages.push(`needs "${name}": ${JSON.stringify(wanted)}`);
    for (const [name, wanted] of Object.entries(scripts))
      if (manifest.scripts?.[name] !== wanted) messages.push(`needs the script "${name}": "${wanted}"`);
    for (const name of contextHolders)
      if (manifest.dependencies?.[name] !== undefined)
        messages.push(
          `depends on ${name}, which has React contexts: make it a peer, or a site may get two copies`,
        );
    for (const [name, version] of Object.entries(manifest.dependencies ?? {}))
      if (name.startsWith('@tableside/') && version !== 'workspace:^')
        messages.push(
          `depends on ${name} by "${version}": take "workspace:^", or a patch release of one package installs a second copy of others`,
        );
    if (versions.size > 1)
      messages.push(`has version ${manifest.version}: all packages have one (${[...versions].join(', ')})`);
    return messages.map((message) => ({ where: `${one.folder}/package.json`, message: `${message}.` }));
  });
}
