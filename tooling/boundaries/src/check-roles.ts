import { posix } from 'node:path';

import type { Finding } from './finding.ts';
import { isConfig, isTest } from './files.ts';
import { importsOf, packageOf } from './imports.ts';
import { isRole, roles, whyForbidden, type Role } from './table.ts';
import { folderOf, isByFolder, type Package, type Workspace } from './workspace.ts';

const forConfiguration = ['@tableside/presets', '@tableside/vite'];

export const roleFindings = ({ packages }: Workspace): Finding[] =>
  packages
    .filter(({ manifest }) => !isRole(manifest.tableside?.role))
    .map(({ folder }) => ({
      where: `${folder}/package.json`,
      message: `has no role: add "tableside": { "role": … } with one of ${roles.join(', ')}.`,
    }));

const roleOf = ({ manifest }: Package): Role | undefined =>
  isRole(manifest.tableside?.role) ? manifest.tableside.role : undefined;

export function pairFindings({ packages }: Workspace): Finding[] {
  const byName = new Map(packages.map((one) => [one.manifest.name, one]));
  const refusal = (from: Package, name: string, isInTest = false): string | undefined => {
    const target = byName.get(name);
    const [role, other] = [roleOf(from), target && roleOf(target)];
    if (!role || !other || (target === from && !isByFolder(from))) return undefined;
    const why = whyForbidden(role, other, isInTest);
    return why && `${role} may not import ${other} (${name}). ${why}`;
  };
  const nameOf = (specifier: string, path: string, own: Package): string => {
    if (!specifier.startsWith('.')) return packageOf(specifier);
    const target = posix.join(posix.dirname(path), specifier);
    const other = packages.find(({ folder }) => target.startsWith(`${folder}/`));
    return other === undefined || other === own ? specifier : other.manifest.name;
  };
  return packages.flatMap((one) => {
    const declared = (names: Readonly<Record<string, string>> = {}, areAllowed: readonly string[] = []) =>
      Object.keys(names)
        .filter((name) => !areAllowed.includes(name))
        .flatMap((name) => refusal(one, name) ?? [])
        .map((message) => ({ where: `${one.folder}/package.json`, message }));
    const imported = one.files.flatMap(({ path, text }) =>
      [...new Set(importsOf(text).map((specifier) => nameOf(specifier, path, one)))]
        .filter((name) => !forConfiguration.includes(name) || !isConfig(path))
        .flatMap((name) => refusal(one, name, isTest(path)) ?? [])
        .map((message) => ({ where: path, message })),
    );
    const { dependencies, peerDependencies, devDependencies } = one.manifest;
    return [
      ...declared(dependencies),
      ...declared(peerDependencies),
      ...declared(devDependencies, forConfiguration),
      ...imported,
    ];
  });
}

type Arrows = ReadonlyMap<string, readonly string[]>;

function circleFrom(arrows: Arrows, start: string): string[] | undefined {
  const queue = (arrows.get(start) ?? []).map((name) => [start, name]);
  const seen = new Set<string>();
  for (const way of queue) {
    const last = way.at(-1) ?? '';
    if (last === start) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    queue.push(...(arrows.get(last) ?? []).map((name) => [...way, name]));
  }
  return undefined;
}

/**
 * Returns the imports between a package's folders, including those of types. Omits those of tests, which
 * may import sibling folders.
 */
function foldersOf(one: Package): Arrows {
  const arrows = new Map<string, string[]>();
  for (const { path, text } of one.files) {
    const own = folderOf(one, path);
    if (own === undefined || isTest(path)) continue;
    const others = importsOf(text)
      .filter((specifier) => packageOf(specifier) === one.manifest.name)
      .map((specifier) => specifier.split('/')[2] ?? '')
      .filter((other) => other !== own);
    arrows.set(own, [...(arrows.get(own) ?? []), ...others]);
  }
  return arrows;
}

export function circleFindings({ packages }: Workspace): Finding[] {
  const circles = (arrows: Arrows, whereOf: (name: string) => string): Finding[] =>
    [...arrows.keys()].flatMap((name) => {
      const circle = circleFrom(arrows, name);
      return circle
        ? [
            {
              where: whereOf(name),
              message: `depends on itself: ${circle.join(' → ')}. Move what both need one layer down.`,
            },
          ]
        : [];
    });
  const byName = new Map(packages.map((one) => [one.manifest.name, one]));
  const needs = new Map(
    packages.map(({ manifest }) => [
      manifest.name,
      Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
    ]),
  );
  return [
    ...circles(needs, (name) => `${byName.get(name)?.folder}/package.json`),
    ...packages
      .filter(isByFolder)
      .flatMap((one) => circles(foldersOf(one), (name) => `${one.folder}/src/${name}`)),
  ];
}
