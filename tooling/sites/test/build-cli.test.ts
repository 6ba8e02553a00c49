import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

test.each([[['hiltn']], [['hilton', '--filter', 'hiltn']]])(
  'pnpm build %j names the nearest partner, without a stack',
  (args) => {
    const cli = join(root, 'tooling/sites/src/build.cli.ts');
    const { status, stderr } = spawnSync(process.execPath, ['--conditions=@tableside/source', cli, ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^Unknown partner hiltn\. Did you mean hilton\? Available: american, .+\.\n$/);
    expect(status).toBe(2);
  },
);
