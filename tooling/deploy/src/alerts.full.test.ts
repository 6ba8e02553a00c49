import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const tool = join(import.meta.dirname, '..');
const OWN = join(tool, '../../.data/promtool/promtool');
const promtool = process.env['PROMTOOL'] ?? (existsSync(OWN) ? OWN : 'promtool');

test.each([
  ['check', 'config', 'prometheus.yml'],
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
])('OPS-23.a OPS-23.d promtool %s %s finds nothing wrong with %s', (...given) => {
  const { error, status, stdout, stderr } = spawnSync(promtool, given, {
    cwd: join(tool, 'prometheus'),
    encoding: 'utf8',
  });
  expect(error).toBeUndefined();
  expect([status, stderr], stdout).toEqual([0, '']);
});
