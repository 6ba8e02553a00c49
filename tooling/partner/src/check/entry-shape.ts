import type { ContentGroup } from '@tableside/content-client';
import type { StoredEntry } from '@tableside/content-client/reader';
import type * as z from 'zod';

import { groupSchemas } from './entry.schema.ts';
import type { Problem } from './promises.ts';

const written = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : [text, String(step)].filter(Boolean).join('.'),
    '',
  );

function flat(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const [closest = []] = issue.errors.toSorted((a, b) => a.length - b.length);
  return closest.flatMap(flat).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const messageOf = (issue: z.core.$ZodIssue): string => {
  const [, ...path] = issue.path;
  const place = path[0] === 'fields' ? path.slice(1) : path;
  return issue.code === 'unrecognized_keys'
    ? `has the unknown field ${issue.keys.map((key) => written([...place, key])).join(', ')}`
    : `${written(place)} is not valid: ${issue.message}`.trim();
};

/** Finds fields that the content service's forms do not offer, because sites would ignore them. */
export function shapeProblems(group: ContentGroup, entries: readonly StoredEntry[]): Problem[] {
  const { error } = groupSchemas[group].safeParse(entries);
  return (error?.issues ?? []).flatMap(flat).map((issue) => ({
    where: `${group}/${entries[Number(issue.path[0])]?.slug ?? ''}`,
    message: messageOf(issue),
  }));
}
