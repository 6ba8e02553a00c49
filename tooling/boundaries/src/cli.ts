import { resolve } from 'node:path';

import { checkWorkspace } from './check-workspace.ts';
import { printFinding } from './finding.ts';

const findings = checkWorkspace(resolve(import.meta.dirname, '../../..'));
for (const finding of findings) console.error(printFinding(finding));
console.log(findings.length === 0 ? 'Every import points down.' : `${findings.length} problems.`);
process.exitCode = findings.length === 0 ? 0 : 1;
