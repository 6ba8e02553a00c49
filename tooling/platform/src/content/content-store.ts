import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { groupSchemas, type GroupName, type StoredEntry } from './entry.schema.ts';

export const groupNames = Object.keys(groupSchemas) as GroupName[];
const fileOf = (group: GroupName): string => `${group === '*' ? 'global' : group}.json`;

export interface StoredGroup {
  readonly entries: readonly StoredEntry[];
  readonly updatedAt: Date;
}

export interface ContentStore {
  /** Undefined for a partner or a group without a file. */
  readonly find: (partnerId: string, group: string) => StoredGroup | undefined;
}

export interface ContentStoreOptions {
  /** One folder per partner, one JSON file per group. */
  readonly folder: string;
  /** Reloads a file when it changes; an invalid change is reported and the last valid version is kept. */
  readonly isHot: boolean;
  readonly onError: (message: string) => void;
}

function readGroup(path: string, group: GroupName): readonly StoredEntry[] {
  const written = JSON.parse(readFileSync(path, 'utf8')) as StoredEntry[];
  const parsed = groupSchemas[group].safeParse(written);
  if (!parsed.success) throw new Error(`${path} is invalid:\n${z.prettifyError(parsed.error)}`);
  // Served as written, so that a site built from the same files recognizes them.
  return parsed.data.map((entry, index) => ({ ...entry, fields: written[index]!.fields }));
}

/** Content in files, validated when it is read. Throws if a file is invalid at the start. */
export function openContentStore({ folder, isHot, onError }: ContentStoreOptions): ContentStore {
  const groups = new Map<string, StoredGroup & { readonly path: string }>();
  const keyOf = (partnerId: string, group: string) => `${partnerId}\n${group}`;

  function load(partnerId: string, group: GroupName, path: string, updatedAt: Date) {
    const stored = { path, updatedAt, entries: readGroup(path, group) };
    groups.set(keyOf(partnerId, group), stored);
    return stored;
  }

  for (const partner of readdirSync(folder, { withFileTypes: true })) {
    if (!partner.isDirectory()) continue;
    const files = new Set(readdirSync(join(folder, partner.name)));
    for (const group of groupNames) {
      const path = join(folder, partner.name, fileOf(group));
      if (files.has(fileOf(group))) load(partner.name, group, path, statSync(path).mtime);
    }
  }

  function findFresh(partnerId: string, group: GroupName, stored: StoredGroup & { readonly path: string }) {
    try {
      const updatedAt = statSync(stored.path).mtime;
      return updatedAt > stored.updatedAt ? load(partnerId, group, stored.path, updatedAt) : stored;
    } catch (cause) {
      onError(cause instanceof Error ? cause.message : String(cause));
      return stored;
    }
  }

  return {
    find(partnerId, name) {
      const group = groupNames.find((known) => known === name);
      const stored = group && groups.get(keyOf(partnerId, group));
      return group && stored && isHot ? findFresh(partnerId, group, stored) : stored;
    },
  };
}
