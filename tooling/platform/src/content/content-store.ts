import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { contentGroups, type ContentGroup } from '@tableside/content-client';
import {
  groupFile,
  readContent,
  readStoredEntries,
  type StoredEntry,
} from '@tableside/content-client/reader';
import { parseJson } from '@tableside/partner-config/schema';

import { Problem } from '../web/index.ts';

export interface StoredGroup {
  readonly entries: readonly StoredEntry[];
  readonly updatedAt: Date;
}

export interface ContentStore {
  /**
   * Returns undefined for a partner or a group without a file.
   * @throws a Problem for a file that has never been valid JSON, which sites treat as a failed group
   * (CON-04).
   */
  readonly find: (partnerId: string, group: string) => StoredGroup | undefined;
}

export interface ContentStoreOptions {
  readonly folder: string;
  /** Whether to reread changed files. A file that is no longer valid JSON keeps its last valid version. */
  readonly isHot: boolean;
  readonly onError: (message: string) => void;
}

interface GroupFile {
  readonly path: string;
  readonly readAt: Date;
  readonly stored?: StoredGroup;
}

export function openContentStore({ folder, isHot, onError }: ContentStoreOptions): ContentStore {
  const files = new Map<string, GroupFile>();
  const keyOf = (partnerId: string, group: string) => `${partnerId}\n${group}`;

  function load(partnerId: string, group: ContentGroup, path: string): GroupFile {
    const readAt = statSync(path).mtime;
    const { problems, ...parsed } = parseJson(readFileSync(path, 'utf8'));
    for (const problem of problems) onError(`${partnerId}: ${path} ${problem.path} ${problem.message}`);
    const key = keyOf(partnerId, group);
    const file: GroupFile = { ...files.get(key), path, readAt };
    if (!('value' in parsed)) return remember(key, file);
    const log = (message: string) => onError(`${partnerId}: ${message}`);
    const entries = readStoredEntries(group, parsed.value, log);
    readContent({ [group]: entries }, { log });
    return remember(key, { ...file, stored: { entries, updatedAt: readAt } });
  }

  function remember(key: string, file: GroupFile): GroupFile {
    files.set(key, file);
    return file;
  }

  for (const partner of readdirSync(folder, { withFileTypes: true })) {
    if (!partner.isDirectory()) continue;
    const names = new Set(readdirSync(join(folder, partner.name)));
    for (const group of contentGroups) {
      const name = groupFile(group);
      if (names.has(name)) load(partner.name, group, join(folder, partner.name, name));
    }
  }

  function fresh(partnerId: string, group: ContentGroup, file: GroupFile): GroupFile {
    try {
      return statSync(file.path).mtime > file.readAt ? load(partnerId, group, file.path) : file;
    } catch (cause) {
      onError(cause instanceof Error ? cause.message : String(cause));
      return file;
    }
  }

  return {
    find(partnerId, name) {
      const group = contentGroups.find((known) => known === name);
      const known = group && files.get(keyOf(partnerId, group));
      if (!known) return undefined;
      const { stored } = isHot ? fresh(partnerId, group, known) : known;
      if (stored) return stored;
      throw new Problem({ status: 502, code: 'unavailable', message: 'This content cannot be read.' });
    },
  };
}
