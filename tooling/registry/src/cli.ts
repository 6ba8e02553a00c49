// `pnpm test:registry`: publishes the packages to a registry on loopback, and makes a site outside this
// repository from them as the README of @tableside/vite says; then installs a patch release of one package there.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readGuide } from './guide.ts';
import { writeOutsideSite } from './outside-site.ts';
import { startRegistry } from './registry.ts';
import { prepareReleases, repository } from './release.ts';
import { visitSite } from './visit.ts';

const shown = { heading: 'Supper by the harbor', text: 'Carry the right card', action: '#0b6b55' };
const patched = 'Carry the card that we patched';

// Within the repository, because packages are hard-linked from the store on the same disk.
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

  const guide = readGuide(join(workspace.root, 'packages/vite/README.md'), 'A site from nothing');
  const site = writeOutsideSite(outside, guide, registry);
  for (const command of guide.commands) {
    await site.run(command);
    say(command);
  }
  for (const [name, version] of site.versions())
    if (name.startsWith('@tableside/') && version !== first)
      throw new Error(`${name} is installed in version ${version}, not ${first}.`);
  await visitSite(outside, shown);
  say(`The site runs with one copy of each of ${site.versions().size} packages`);

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
