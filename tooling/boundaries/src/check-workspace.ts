import { codeFindings, numberFindings } from './check-code.ts';
import { importFindings } from './check-imports.ts';
import { manifestFindings } from './check-manifests.ts';
import { circleFindings, pairFindings, roleFindings } from './check-roles.ts';
import type { Finding } from './finding.ts';
import { readWorkspace } from './workspace.ts';

/** Finds everything in a workspace that is in the wrong layer or file. */
export function checkWorkspace(root: string): Finding[] {
  const workspace = readWorkspace(root);
  return [
    roleFindings,
    pairFindings,
    circleFindings,
    importFindings,
    manifestFindings,
    codeFindings,
    numberFindings,
  ].flatMap((check) => check(workspace));
}
