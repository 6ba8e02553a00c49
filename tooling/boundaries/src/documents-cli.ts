import { resolve } from 'node:path';

import { requirementFindings, variableFindings } from './check-documents.ts';
import { printFinding } from './finding.ts';

/**
 * `pnpm test:documents`: compares requirement rows with test titles, and documented variables with the code.
 */
const root = resolve(import.meta.dirname, '../../..');
const findings = [...requirementFindings(root), ...variableFindings(root)];
for (const finding of findings) console.error(printFinding(finding));
console.log(findings.length === 0 ? 'No problems.' : `${findings.length} problems.`);
process.exitCode = findings.length === 0 ? 0 : 1;
