import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test } from 'vitest';

const script = 'tooling/setup/run.mjs';
const program = (output: string) => `#!/bin/sh\n${output}\n`;

function writeClone(): string {
  const root = mkdtempSync(join(tmpdir(), 'tableside-clone-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = {
    'package.json': '{ "packageManager": "pnpm@12.21.0" }',
    'pnpm-lock.yaml': 'lockfileVersion: 9',
    'node_modules/.installed-lockfile': createHash('sha256').update('lockfileVersion: 9').digest('hex'),
    '.data/pnpm/node_modules/.bin/pnpm': program(
      '[ "$1" = --version ] && echo 12.21.0 || echo "pnpm $*, $(pnpm --version)"',
    ),
    'machine/pnpm': program('echo 10.1.0'),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
    chmodSync(join(root, path), 0o755);
  }
  mkdirSync(join(root, dirname(script)), { recursive: true });
  cpSync(resolve(import.meta.dirname, '../../..', script), join(root, script));
  return root;
}

test('a clone that is set up starts without asking the registry, with the pinned pnpm', async () => {
  const root = writeClone();
  let calls = 0;
  // The registry never responds, like a network that drops packets.
  const registry = createServer(() => (calls += 1)).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  onTestFinished(() => void registry.close());
  const { port } = registry.address() as AddressInfo;
  const PATH = [join(root, 'machine'), process.env['PATH']].join(delimiter);
  const child = spawn(process.execPath, [script, 'test:quick', '--bail'], {
    cwd: root,
    env: {
      ...process.env,
      PATH,
      npm_config_registry: `http://127.0.0.1:${port}`,
      npm_config_cache: join(root, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 20_000,
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect({ output, code, calls }).toEqual({
    output: 'pnpm run ready:test:quick --bail, 12.21.0\n',
    code: 0,
    calls: 0,
  });
});
