// `pnpm test:registry` publishes the packages to a local registry, and builds a site from them outside this
// repository. It follows the README of @tableside/vite, includes the examples of all packages, and uses the
// lowest and the newest Node. Then it installs a patch release of one package there.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readExamples, readGuide } from './guide.ts';
import { writeOutsideSite, type OutsideSite } from './outside-site.ts';
import { startRegistry } from './registry.ts';
import { prepareReleases, repository } from './release.ts';
import { run } from './run.ts';
import { visitSite } from './visit.ts';

const shown = { heading: 'Supper by the harbor', text: 'Carry the right card', action: '#0b6b55' };
const patched = 'Carry the card that we patched';

/** The newest Node that `engines` of our packages allows. Raise it when there is a newer one. */
const NEWEST_NODE = '26.10.0';
function lowestNode(): string {
  const { engines } = JSON.parse(readFileSync(join(repository, 'packages/vite/package.json'), 'utf8')) as {
    readonly engines: { readonly node: string };
  };
  return `${engines.node.replace('>=', '')}.0`;
}
async function fetchNode(version: string, into: string): Promise<string> {
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(into, { recursive: true });
  await run(`npm install --prefix ${into} --no-save ${name}@${version}`, { cwd: into });
  return join(into, 'node_modules', name, 'bin');
}

// The folder must be on the same disk as pnpm's store, from which pnpm hard-links packages.
const data = join(repository, '.data');
mkdirSync(data, { recursive: true });
const folder = mkdtempSync(join(data, 'registry-'));
const outside = mkdtempSync(join(tmpdir(), 'tableside-outside-'));
const started = performance.now();
const say = (sentence: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${sentence}`);

const registry = await startRegistry(join(folder, 'registry'));
try {
  say(`The registry answers at ${registry.url}`);
  const workspace = await prepareReleases(join(folder, 'workspace'), registry);
  say('The copy of the workspace is installed');
  const first = await workspace.release();
  say(`Version ${first} is published`);

  const readmes = globSync('packages/*/README.md', { cwd: workspace.root }).map((path) =>
    join(workspace.root, path),
  );
  const { files, commands } = readGuide(
    join(workspace.root, 'packages/vite/README.md'),
    'A site from nothing',
  );
  const guide = {
    files: new Map([...files, ...readmes.flatMap((path) => [...readExamples(path)])]),
    commands,
  };
  async function follow(version: string): Promise<OutsideSite> {
    const node = await fetchNode(version, join(folder, `node-${version}`));
    const site = writeOutsideSite(outside, guide, registry, node);
    const found = (await site.run('node --version')).trim();
    if (found !== `v${version}`) throw new Error(`The commands run on Node ${found}, not ${version}.`);
    for (const command of guide.commands) {
      await site.run(command);
      say(command);
    }
    for (const [name, installed] of site.versions())
      if (name.startsWith('@tableside/') && installed !== first)
        throw new Error(`${name} is installed in version ${installed}, not ${first}.`);
    await visitSite(outside, shown);
    say(`On Node ${version} the site runs with one copy of each of ${site.versions().size} packages`);
    return site;
  }
  await follow(lowestNode());
  const site = await follow(NEWEST_NODE);

  workspace.edit('packages/features/src/home/copy.ts', (text) => text.replace(shown.text, patched));
  workspace.edit('.changeset/patch.md', () => `---\n'@tableside/features': patch\n---\n\nA patch.\n`);
  const second = await workspace.release();
  say(`Version ${second} is published`);
  await site.run(`npm install @tableside/features@${second}`);
  const installed = site.versions();
  if (installed.get('@tableside/features') !== second)
    throw new Error(`The patch release is not installed: ${JSON.stringify([...installed])}`);
  await site.run('npm run build');
  await visitSite(outside, { ...shown, text: patched });
  say(`The site runs with the patch release, and still with one copy of each`);
} finally {
  await registry.stop();
  for (const made of [folder, outside]) rmSync(made, { recursive: true, force: true });
}
