import { resolve } from 'node:path';

import { checkLayers } from './check-layers.ts';
import { printFinding } from './finding.ts';

const root = resolve(import.meta.dirname, '../../..');
// The complete check imports core's routes, which fail to load if core imports a component. In that case,
// checkLayers can still report the reason.
const findings = await import('./check-workspace.ts').then(
  ({ checkWorkspace }) => checkWorkspace(root),
  (error: unknown) => {
    const layers = checkLayers(root);
    if (layers.length === 0) throw error;
    return layers;
  },
);
for (const finding of findings) console.error(printFinding(finding));
console.log(
  findings.length === 0
    ? 'All imports follow the layers.'
    : `${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
