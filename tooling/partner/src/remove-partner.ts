import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { writeGenerated } from './generate/generated-files.ts';
import { unknownPartner } from './partners.ts';

/**
 * Lists what `pnpm new partner` created for a partner: settings, drawings, content and app. If `isSure`,
 * removes it, together with the partner's row in files that are generated from all partners. Returns the
 * lines to print. Throws if no partner has that id.
 */
export function removePartner(workspace: string, id: string, isSure: boolean): string[] {
  const partners = join(workspace, 'partners');
  const unknown = unknownPartner(partners, id);
  if (unknown !== undefined) throw new Error(unknown);
  const made = [
    `partners/${id}.json`,
    `partners/assets/${id}`,
    `partners/content/${id}`,
    `apps/${id}`,
  ].filter((path) => existsSync(join(workspace, path)));
  if (!isSure) return [...made, `Nothing is removed yet: pnpm partner remove ${id} --yes removes these.`];

  for (const path of made) rmSync(join(workspace, path), { recursive: true });
  writeGenerated(partners);
  return [...made, `${id} is removed. Run pnpm install.`];
}
