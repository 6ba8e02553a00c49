import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';

import { repository } from './site.ts';

/** Seconds of the processor that building these sites takes, whatever the machine does beside it. */
export function buildSeconds(partners: readonly string[]): number {
  const filters = partners.map((partner) => `--filter=./apps/${partner}`).join(' ');
  const command = `pnpm exec turbo run build --force --output-logs=errors-only ${filters} >&2 && times`;
  const { status, stdout } = spawnSync('sh', ['-c', command], {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`The sites of ${partners.join(', ')} could not be built.`);
  // The second line is of the shell's children and theirs: user and system time, such as 1m2.500000s 0m3.250000s.
  const times = [...(stdout.trim().split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** Bytes of a site that is built alone, by the configuration of its app, without source maps and pages. */
export async function separateBuildBytes(partner: string): Promise<number> {
  const root = join(repository, 'apps', partner);
  const { output } = (await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return output
    .filter(({ fileName }) => !/\.(map|html)$/.test(fileName))
    .map((file) => Buffer.byteLength(file.type === 'chunk' ? file.code : file.source))
    .reduce((sum, bytes) => sum + bytes, 0);
}
