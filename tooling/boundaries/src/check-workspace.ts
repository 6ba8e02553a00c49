import { codeFindings, numberFindings } from './check-code.ts';
import { checkLayers } from './check-layers.ts';
import type { Finding } from './finding.ts';
import { readWorkspace } from './workspace.ts';

/** Finds everything in a workspace that is in the wrong layer or file. */
export function checkWorkspace(root: string): Finding[] {
  const workspace = readWorkspace(root);
  return [...checkLayers(root), ...codeFindings(workspace), ...numberFindings(workspace)];
}
