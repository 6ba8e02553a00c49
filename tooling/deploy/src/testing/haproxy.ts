import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { vi } from 'vitest';

const DEBIAN_HAPROXY = '/usr/sbin/haproxy';

interface HaproxyOptions {
  readonly folder: string;
  readonly port: number;
  readonly statsPort: number;
  readonly servers: readonly { readonly port: number; readonly healthPort: number }[];
}

export async function startHaproxy({ folder, port, statsPort, servers }: HaproxyOptions) {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'haproxy.cfg');
  const lines = servers.map(
    ({ port: at, healthPort }, index) =>
      `  server platform${index} 127.0.0.1:${at} check port ${healthPort} inter 500ms fall 1 rise 1`,
  );
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  # A busy machine is not one that is away.
  timeout check 10s
  retries 0
frontend sites
  bind 127.0.0.1:${port}
  default_backend platform
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
backend platform
  option forwardfor
  option httpchk GET /readyz
  http-request set-header X-Forwarded-Proto https
${lines.join('\n')}
`,
  );
  const child = spawn(process.env['HAPROXY'] ?? DEBIAN_HAPROXY, ['-db', '-f', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  return {
    port,
    untilUp: (count: number) =>
      vi.waitFor(
        async () => {
          const table = await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text();
          const up = table.split('\n').filter((line) => /^platform,platform\d,.*,UP,/.test(line));
          if (up.length !== count) throw new Error(`${up.length} processes are up:\n${table}`);
        },
        { timeout: 30_000, interval: 100 },
      ),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
