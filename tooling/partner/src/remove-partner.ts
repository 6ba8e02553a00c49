import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { writeGenerated } from './generate/generated-files.ts';
import { unknownPartner } from './partners.ts';

/**
 * Returns what `pnpm new partner` made of a partner: its settings, drawings, content and app; throws if there
 * is no partner with that id.
 */
export function filesOfPartner(workspace: string, id: string): string[] {
  const unknown = unknownPartner(join(workspace, 'partners'), id);
  if (unknown !== undefined) throw new Error(unknown);
  return [`partners/${id}.json`, `partners/assets/${id}`, `partners/content/${id}`, `apps/${id}`].filter(
    (path) => existsSync(join(workspace, path)),
  );
}

/** Removes a partner, and its row from the files that are generated from all partners. */
export function removePartner(workspace: string, id: string): void {
  for (const path of filesOfPartner(workspace, id)) rmSync(join(workspace, path), { recursive: true });
  writeGenerated(join(workspace, 'partners'));
}
