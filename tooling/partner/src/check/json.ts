import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseJson } from '@tableside/partner-config/schema';

import type { Finding } from '../findings.ts';

/** The folders of a workspace that are one partner's, and that hold JSON written by hand. */
const foldersOf = (id: string) => [`apps/${id}`, `partners/content/${id}`];

/** The JSON of a partner's app and of its first content that cannot be parsed, or that sets a key twice. */
export const jsonFindings = (workspace: string, id: string): Finding[] =>
  foldersOf(id)
    .filter((folder) => existsSync(join(workspace, folder)))
    .flatMap((folder) => readdirSync(join(workspace, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) =>
      parseJson(readFileSync(join(workspace, path), 'utf8')).problems.map((problem) => ({
        partner: id,
        where: path,
        message: `${problem.path} ${problem.message}`,
      })),
    );
