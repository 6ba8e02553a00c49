import { apiCompare } from 'api-smart-diff';

import type { Finding } from './finding.ts';

export interface Change {
  readonly before: string | undefined;
  readonly after: string;
}

/** Users of the HTTP API read the changesets of this package. */
const CLIENT = '@tableside/api-client';

type Bump = 'patch' | 'minor' | 'major';

function bumpsOf(changeset: string): ReadonlyMap<string, Bump> {
  const [, head = ''] = /^---\n([\s\S]*?)^---$/m.exec(changeset) ?? [];
  const lines = head.matchAll(/^['"]?([^'":]+)['"]?: *(patch|minor|major) *$/gm);
  return new Map([...lines].map(([, name = '', bump]) => [name, bump as Bump]));
}

/** Users do not notice the order of declarations in a report. */
const isSame = ({ before = '', after }: Change): boolean =>
  before.split('\n').toSorted().join('\n') === after.split('\n').toSorted().join('\n');

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { parameters?: unknown[] }>>>>;
}

/**
 * Gives each call parameters, because otherwise adding the first parameter would not be compared like adding
 * others.
 */
function readDocument(text: string): Document {
  const document = JSON.parse(text) as Document;
  for (const calls of Object.values(document.paths))
    for (const call of Object.values(calls)) if (!Array.isArray(call)) call.parameters ??= [];
  return document;
}

function changesOfCalls({ before, after }: Change) {
  if (before === undefined || before === after) return [];
  const { diffs } = apiCompare(readDocument(before), readDocument(after));
  return diffs
    .filter(({ path, type }) => path[0] === 'paths' && type !== 'annotation')
    .map(({ path, type, action }) => ({
      isBreaking: type === 'breaking',
      text: `${type}: ${action} ${path.slice(1).join(' ')}`,
    }));
}

/**
 * Finds packages that expose something new or different without a changeset, and likewise the HTTP API. A
 * change that breaks callers of the HTTP API needs more than a patch.
 * @param reports what each package exposes, by its name. A package that had no report before is not compared.
 * @param document the OpenAPI document.
 * @param changesets texts of the changesets that are new or changed.
 */
export function exposedChanges({
  reports,
  document,
  changesets,
}: {
  readonly reports: ReadonlyMap<string, Change>;
  readonly document: Change;
  readonly changesets: readonly string[];
}): Finding[] {
  const announced = changesets.map(bumpsOf);
  const findings: Finding[] = [];
  for (const [name, change] of reports)
    if (change.before !== undefined && !isSame(change) && !announced.some((bumps) => bumps.has(name)))
      findings.push({
        where: name,
        message: 'exposes something else and has no changeset: run pnpm changeset',
      });

  const changes = changesOfCalls(document);
  const [worst] = changes.toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking));
  const bumps = announced.flatMap((one) => one.get(CLIENT) ?? []);
  if (worst !== undefined && bumps.length === 0)
    findings.push({ where: 'HTTP API', message: `has no changeset of ${CLIENT} for ${worst.text}` });
  else if (worst?.isBreaking === true && bumps.every((bump) => bump === 'patch'))
    findings.push({ where: 'HTTP API', message: `has only a patch of ${CLIENT} for ${worst.text}` });
  return findings;
}
