import { codeFindings, numberFindings } from './check-code.ts';
import { checkLayers } from './check-layers.ts';
import type { Finding } from './finding.ts';
import { readWorkspace } from './workspace.ts';

export function checkWorkspace(root: string): Finding[] {
  const workspace = readWorkspace(root);
  return [...checkLayers(root), ...codeFindings(workspace), ...numberFindings(workspace)];
}
