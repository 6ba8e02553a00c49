import { importFindings } from './check-imports.ts';
import { manifestFindings } from './check-manifests.ts';
import { circleFindings, pairFindings, roleFindings } from './check-roles.ts';
import type { Finding } from './finding.ts';
import { readWorkspace } from './workspace.ts';

export function checkLayers(root: string): Finding[] {
  const workspace = readWorkspace(root);
  return [roleFindings, pairFindings, circleFindings, importFindings, manifestFindings].flatMap((check) =>
    check(workspace),
  );
}
