import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { haveFailed, report } from './report.ts';
import { runStages } from './run-stages.ts';
import { selectStages, stagesOf } from './steps.ts';

const root = resolve(import.meta.dirname, '../../..');
const usage = `pnpm check <quick|test|rest|all>, or the steps to run: pnpm check lint typecheck
  steps: ${stagesOf.all.flatMap(({ steps }) => steps.map(({ script }) => script)).join(' ')}`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean' } },
});
if (values.help) {
  console.log(usage);
  process.exit();
}
const stages = selectStages(positionals);
if (stages.length === 0) {
  console.error(usage);
  process.exit(2);
}

const start = performance.now();
const results = await runStages(stages, {
  root,
  logDir: join(root, '.data/checks'),
  hasChromium: existsSync(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'),
});
console.log(report(results, performance.now() - start));
process.exitCode = haveFailed(results, { isCI: process.env['CI'] === 'true' }) ? 1 : 0;
