// `pnpm test:package` compares the committed reports of what packages expose with the built packages.
// `--write` writes the reports anew.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { apiReport, reportFile } from './api-report.ts';
import { printFinding, type Finding } from './finding.ts';

const root = resolve(import.meta.dirname, '../../..');
const findings: Finding[] = [];
const packages = globSync('packages/*/package.json', { cwd: root }).map(dirname).toSorted();
for (const path of packages) {
  const file = join(root, path, reportFile);
  const report = await apiReport(join(root, path));
  if (existsSync(file) && readFileSync(file, 'utf8') === report) continue;
  if (process.argv.includes('--write')) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, report);
    console.log(`Written: ${join(path, reportFile)}`);
  } else
    findings.push({ where: join(path, reportFile), message: 'is not what is exposed: run pnpm report:api' });
}
for (const finding of findings) console.error(printFinding(finding));
console.log(`${packages.length} reports, ${findings.length} findings`);
if (findings.length > 0 || packages.length === 0) process.exitCode = 1;
