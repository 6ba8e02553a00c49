import type { Finding } from './finding.ts';
import { isConfig } from './files.ts';
import { importsOf, packageOf } from './imports.ts';
import { isRole, roles, whyForbidden, type Role } from './table.ts';
import type { Package, Workspace } from './workspace.ts';

const presets = '@tableside/presets';

/** Packages that do not say what they are for. */
export const roleFindings = ({ packages }: Workspace): Finding[] =>
  packages
    .filter(({ manifest }) => !isRole(manifest.tableside?.role))
    .map(({ folder }) => ({
      where: `${folder}/package.json`,
      message: `says no role: write "tableside": { "role": … } with one of ${roles.join(', ')}.`,
    }));

const roleOf = ({ manifest }: Package): Role | undefined =>
  isRole(manifest.tableside?.role) ? manifest.tableside.role : undefined;

/** Arrows between packages that do not point down, from package.json and from the sources themselves. */
export function pairFindings({ packages }: Workspace): Finding[] {
  const byName = new Map(packages.map((one) => [one.manifest.name, one]));
  const refusal = (from: Package, name: string): string | undefined => {
    const target = byName.get(name);
    const [role, other] = [roleOf(from), target && roleOf(target)];
    if (!role || !other || target === from) return undefined;
    const why = whyForbidden(role, other);
    return why && `${role} may not import ${other} (${name}). ${why}`;
  };
  return packages.flatMap((one) => {
    const declared = (names: Readonly<Record<string, string>> = {}, areAllowed: readonly string[] = []) =>
      Object.keys(names)
        .filter((name) => !areAllowed.includes(name))
        .flatMap((name) => refusal(one, name) ?? [])
        .map((message) => ({ where: `${one.folder}/package.json`, message }));
    const imported = one.files.flatMap(({ path, text }) =>
      [...new Set(importsOf(text).map(packageOf))]
        .filter((name) => name !== presets || !isConfig(path))
        .flatMap((name) => refusal(one, name) ?? [])
        .map((message) => ({ where: path, message })),
    );
    const { dependencies, peerDependencies, devDependencies } = one.manifest;
    return [
      ...declared(dependencies),
      ...declared(peerDependencies),
      ...declared(devDependencies, [presets]),
      ...imported,
    ];
  });
}

/** Kits, and whatever else depends on itself in a circle. */
export function circleFindings({ packages }: Workspace): Finding[] {
  const needs = new Map(
    packages.map(({ manifest }) => [manifest.name, Object.keys(manifest.dependencies ?? {})]),
  );
  const circleFrom = (start: string): string[] | undefined => {
    const queue = (needs.get(start) ?? []).map((name) => [start, name]);
    const seen = new Set<string>();
    for (const way of queue) {
      const last = way.at(-1) ?? '';
      if (last === start) return way;
      if (seen.has(last)) continue;
      seen.add(last);
      queue.push(...(needs.get(last) ?? []).map((name) => [...way, name]));
    }
    return undefined;
  };
  return packages.flatMap(({ folder, manifest }) => {
    const circle = circleFrom(manifest.name);
    return circle
      ? [
          {
            where: `${folder}/package.json`,
            message: `depends on itself: ${circle.join(' → ')}. Move what both need one floor down.`,
          },
        ]
      : [];
  });
}
