import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

import { bundleSites, writeSite } from '@tableside/vite/sites';

import { bytesIn, sourcesIn } from './built-site.ts';
import { repository } from './site.ts';

function temporaryFolder(): string {
  mkdirSync(join(repository, '.data'), { recursive: true });
  return mkdtempSync(join(repository, '.data/bench-'));
}

export async function buildAlone(partner: string): Promise<{ bytes: number; sources: Set<string> }> {
  const folder = temporaryFolder();
  const app = join(repository, 'apps', partner);
  const bundle = join(folder, 'bundle');
  try {
    await bundleSites({
      root: repository,
      entries: { [partner]: join(app, 'src/main.tsx') },
      outDir: bundle,
    });
    await writeSite({
      bundle,
      name: partner,
      partnerFile: join(repository, 'partners', `${partner}.json`),
      page: join(app, 'index.html'),
      folder,
    });
    const dist = join(folder, 'dist');
    return { bytes: bytesIn(dist), sources: sourcesIn(dist) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function copyPartner(root: string, from: string, to: string): void {
  const renamed = (path: string) => path.replace(from, to);
  for (const path of [`apps/${from}`, `partners/assets/${from}`, `partners/content/${from}`])
    cpSync(join(repository, path), join(root, renamed(path)), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist|source-maps|\.turbo)$/.test(source),
    });
  const edit = (path: string, change: (text: string) => string) => {
    const text = readFileSync(join(repository, path), 'utf8');
    writeFileSync(join(root, renamed(path)), change(text));
  };
  for (const name of ['package.json', 'turbo.json', 'src/main.tsx'])
    edit(`apps/${from}/${name}`, (text) => text.replaceAll(from, to));
  edit(`partners/${from}.json`, (text) => text.replace(`"id": "${from}"`, `"id": "${to}"`));
}

/**
 * Returns the CPU seconds that building each number of sites takes. CPU time does not depend on other load.
 * The sites are built without a cache, in a copy of the workspace whose partners are copies of the existing
 * ones.
 */
export function buildSeconds(counts: readonly number[]): number[] {
  const root = temporaryFolder();
  const partners = readdirSync(join(repository, 'apps')).toSorted();
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' }).split('\0');
  const isShared = (path: string) => path !== '' && !/^(apps|partners)\//.test(path);
  try {
    for (const path of tracked.filter(isShared).filter((one) => existsSync(join(repository, one)))) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      cpSync(join(repository, path), join(root, path));
    }
    let made = 0;
    return counts.map((count) => {
      for (; made < count; made += 1) {
        const from = partners[made % partners.length] ?? '';
        copyPartner(root, from, `${from}-${made}`);
      }
      return secondsOfBuild(root);
    });
  } finally {
    rmSync(root, { recursive: true });
  }
}

function secondsOfBuild(root: string): number {
  execFileSync('pnpm', ['install', '--offline', '--no-frozen-lockfile', '--config.minimumReleaseAge=0'], {
    cwd: root,
    env: { ...process.env, CI: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { status, stdout } = spawnSync('sh', ['-c', 'pnpm build --force >&2 && times'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The sites in ${root} could not be built.`);
  // The second line of `times` contains the user and system time of child processes, such as "1m2.500000s
  // 0m3.250000s".
  const times = [...(stdout.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
