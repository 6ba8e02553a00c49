import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { apiReports } from './api-report.ts';
import { printFinding, type Finding } from './finding.ts';

const root = resolve(import.meta.dirname, '../../..');
const findings: Finding[] = [];
const reports = await apiReports(root);
for (const { path, report, isCurrent } of reports) {
  if (isCurrent) continue;
  if (process.argv.includes('--write')) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, report);
    console.log(`Written: ${path}`);
  } else findings.push({ where: path, message: 'is not what is exposed: run pnpm report:api' });
}
for (const finding of findings) console.error(printFinding(finding));
console.log(`${reports.length} reports, ${findings.length} findings`);
if (findings.length > 0 || reports.length === 0) process.exitCode = 1;
