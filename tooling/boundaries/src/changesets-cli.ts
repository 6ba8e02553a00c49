import { resolve } from 'node:path';

import { compareRevisions } from './compare-revisions.ts';
import { printFinding } from './finding.ts';

const { base, findings } = compareRevisions(
  resolve(import.meta.dirname, '../../..'),
  process.env['CHANGES_SINCE'],
);
for (const finding of findings) console.error(printFinding(finding));
console.log(`Compared with ${base.slice(0, 8)}: ${findings.length} findings`);
if (findings.length > 0) process.exitCode = 1;
