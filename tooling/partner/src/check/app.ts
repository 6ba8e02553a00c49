import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PartnerSettings } from '@tableside/partner-config/schema';

import type { Finding } from '../findings.ts';
import { featuresOf } from './features.ts';

const maxMainLines = 40;

interface AppManifest {
  readonly name?: string;
  readonly tableside?: { readonly role?: string; readonly partner?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
}

const featureImport = /^import \{ (\w+) \} from '@tableside\/features\/([a-z-]+)';$/gm;
const list = (names: readonly string[]) => [...names].sort().join(', ') || 'none';
const isSame = (a: readonly string[], b: readonly string[]) => list(a) === list(b);

function* mainProblems(partner: PartnerSettings, main: string) {
  const lines = main.trimEnd().split('\n').length;
  if (lines > maxMainLines)
    yield `has ${lines} lines: an app only composes features, in at most ${maxMainLines} lines`;
  for (const kind of ['partner', 'content']) {
    const wanted = `'../../../partners/${partner.id}.json?${kind}'`;
    if (!main.includes(wanted)) yield `does not import ${wanted}`;
  }
  const imports = [...main.matchAll(featureImport)];
  const wanted = featuresOf(partner);
  const packages = imports.map(([, , name = '']) => name);
  if (!isSame(packages, wanted)) {
    yield `imports the features ${list(packages)}, but the settings require ${list(wanted)}`;
  }
  const composed =
    /features: \[([^\]]*)\]/
      .exec(main)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const names = imports.map(([, name = '']) => name);
  if (!isSame(composed.filter(Boolean), names)) {
    yield `composes ${list(composed)}, but imports ${list(names)}`;
  }
}

function* manifestProblems({ id }: PartnerSettings, manifest: AppManifest) {
  if (manifest.name !== `@tableside/app-${id}`) yield `is named ${manifest.name}, not @tableside/app-${id}`;
  if (manifest.tableside?.role !== 'app') yield 'does not have "tableside": { "role": "app" }';
  if (manifest.tableside?.partner !== id) yield `has the partner ${manifest.tableside?.partner}, not ${id}`;
  for (const name of ['@tableside/features', '@tableside/shell'])
    if (manifest.dependencies?.[name] === undefined) yield `does not depend on ${name}`;
}

export function appFindings(workspace: string, partner: PartnerSettings): Finding[] {
  const folder = `apps/${partner.id}`;
  const read = (name: string) => readFileSync(join(workspace, folder, name), 'utf8');
  const finding = (name: string, message: string): Finding => ({
    partner: partner.id,
    where: `${folder}/${name}`,
    message,
  });
  const missing = [
    'index.html',
    'package.json',
    'tsconfig.json',
    'turbo.json',
    'vite.config.ts',
    'src/main.tsx',
  ]
    .filter((name) => !existsSync(join(workspace, folder, name)))
    .map((name) => finding(name, 'is missing'));
  if (missing.length > 0) return missing;

  const inputs = [
    `$TURBO_ROOT$/partners/${partner.id}.json`,
    `$TURBO_ROOT$/partners/assets/${partner.id}/**`,
    `$TURBO_ROOT$/partners/content/${partner.id}/**`,
  ];
  const turbo = read('turbo.json');
  const bundle = '@tableside/sites#bundle';
  return [
    ...[...mainProblems(partner, read('src/main.tsx'))].map((message) => finding('src/main.tsx', message)),
    ...[...manifestProblems(partner, JSON.parse(read('package.json')) as AppManifest)].map((message) =>
      finding('package.json', message),
    ),
    ...inputs
      .filter((input) => !turbo.includes(`"${input}"`))
      .map((input) => finding('turbo.json', `does not name "${input}" as an input of build`)),
    ...(turbo.includes(`"${bundle}"`)
      ? []
      : [finding('turbo.json', `does not name "${bundle}" among what build depends on`)]),
  ];
}
