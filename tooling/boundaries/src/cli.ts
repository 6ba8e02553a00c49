import { resolve } from 'node:path';

import { checkWorkspace } from './check-workspace.ts';
import { printFinding } from './finding.ts';

const findings = checkWorkspace(resolve(import.meta.dirname, '../../..'));
for (const finding of findings) console.error(printFinding(finding));
console.log(findings.length === 0 ? 'Everything stands on its floor.' : `${findings.length} to move.`);
process.exitCode = findings.length === 0 ? 0 : 1;
