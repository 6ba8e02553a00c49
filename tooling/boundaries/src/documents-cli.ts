import { resolve } from 'node:path';

import { claimFindings } from './check-claims.ts';
import { changesetFindings, requirementFindings, variableFindings } from './check-documents.ts';
import { listFindings } from './check-lists.ts';
import { printFinding } from './finding.ts';

const root = resolve(import.meta.dirname, '../../..');
const findings = [
  ...requirementFindings(root),
  ...variableFindings(root),
  ...changesetFindings(root),
  ...claimFindings(root),
  ...listFindings(root),
];
for (const finding of findings) console.error(printFinding(finding));
console.log(findings.length === 0 ? 'No problems.' : `${findings.length} problems.`);
process.exitCode = findings.length === 0 ? 0 : 1;
