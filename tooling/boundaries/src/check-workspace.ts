import { codeFindings, numberFindings } from './check-code.ts';
import { importFindings } from './check-imports.ts';
import { circleFindings, pairFindings, roleFindings } from './check-roles.ts';
import type { Finding } from './finding.ts';
import { readWorkspace } from './workspace.ts';

/** Everything in a workspace that stands on the wrong floor or in the wrong file. */
export function checkWorkspace(root: string): Finding[] {
  const workspace = readWorkspace(root);
  return [roleFindings, pairFindings, circleFindings, importFindings, codeFindings, numberFindings].flatMap(
    (check) => check(workspace),
  );
}
