import { isBuiltin } from 'node:module';
import { posix } from 'node:path';

import type { Finding } from './finding.ts';
import { isConfig, isTest } from './files.ts';
import { importsOf, packageOf, valueImportsOf } from './imports.ts';
import type { Manifest, Package, SourceFile, Workspace } from './workspace.ts';

const hasDoor = ({ exports }: Manifest, specifier: string, name: string): boolean => {
  const door = `.${specifier.slice(name.length)}`;
  return Object.keys(exports ?? {}).some((pattern) => {
    const [before, after] = pattern.split('*');
    return after === undefined
      ? pattern === door
      : door.startsWith(before ?? '') && door.endsWith(after) && door.length >= pattern.length;
  });
};

const has = (name: string, ...lists: (Readonly<Record<string, string>> | undefined)[]) =>
  lists.some((list) => list !== undefined && (name in list || `@types/${name}` in list));

/** Why a relative import may not be; undefined when it may. */
function relativeProblem({ folder }: Package, { path }: SourceFile, specifier: string): string | undefined {
  const target = posix.normalize(posix.join(posix.dirname(path), specifier));
  if (target.startsWith(`${folder}/`) || target === folder) return undefined;
  if (folder.startsWith('apps/') && /^partners\/[a-z0-9_-]+\.json\?(partner|content)$/.test(target))
    return undefined;
  if (folder.startsWith('tooling/')) return undefined;
  return `reaches out of its package with ${specifier}: import the package by its name.`;
}

function bareProblem(
  workspace: Workspace,
  one: Package,
  { path, text }: SourceFile,
  specifier: string,
): string | undefined {
  const name = packageOf(specifier);
  const { manifest } = one;
  if (name === manifest.name) return `imports its own package as ${specifier}: write a relative import.`;
  const isProduct = !one.folder.startsWith('tooling/') && !isTest(path) && !isConfig(path);
  if (isBuiltin(specifier)) {
    return isProduct
      ? `imports ${specifier}: the product runs in browsers; what needs Node belongs in tooling.`
      : undefined;
  }
  if (specifier.startsWith('virtual:')) return undefined;
  const isShipped = isProduct && valueImportsOf(text).includes(specifier);
  const isDeclared = isShipped
    ? has(name, manifest.dependencies, manifest.peerDependencies)
    : has(
        name,
        manifest.dependencies,
        manifest.peerDependencies,
        manifest.devDependencies,
        workspace.root.devDependencies,
      );
  if (!isDeclared) {
    return isShipped && has(name, manifest.devDependencies)
      ? `imports ${name}, a devDependency: code that is shipped needs it under dependencies, and support of tests is named *.fixture.tsx.`
      : `imports ${name}, which its package.json does not declare.`;
  }
  const target = workspace.packages.find((other) => other.manifest.name === name)?.manifest;
  return target && !hasDoor(target, specifier, name)
    ? `imports ${specifier}, which is no door of ${name}: use one of ${Object.keys(target.exports ?? {}).join(', ')}.`
    : undefined;
}

/** Imports that no package.json declares, that reach past a door, out of the package or into itself. */
export const importFindings = (workspace: Workspace): Finding[] =>
  workspace.packages.flatMap((one) =>
    one.files.flatMap((file) =>
      importsOf(file.text).flatMap((specifier) => {
        const message = /^\.{1,2}(\/|$)/.test(specifier)
          ? relativeProblem(one, file, specifier)
          : bareProblem(workspace, one, file, specifier);
        return message ? [{ where: file.path, message }] : [];
      }),
    ),
  );
