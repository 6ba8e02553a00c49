import { isBuiltin } from 'node:module';
import { matchesGlob, posix } from 'node:path';

import type { Finding } from './finding.ts';
import { isConfig, isTest, isTestSupport } from './files.ts';
import { importsOf, packageOf, valueImportsOf } from './imports.ts';
import {
  folderOf,
  isByFolder,
  type Manifest,
  type Package,
  type SourceFile,
  type Workspace,
} from './workspace.ts';

const hasEntryPoint = ({ exports }: Manifest, specifier: string, name: string): boolean => {
  const entryPoint = `.${specifier.slice(name.length)}`;
  return Object.keys(exports ?? {}).some(
    (pattern) => pattern === entryPoint || matchesGlob(entryPoint.slice(2), pattern.slice(2)),
  );
};

const has = (name: string, ...lists: (Readonly<Record<string, string>> | undefined)[]) =>
  lists.some((list) => list !== undefined && (name in list || `@types/${name}` in list));

/**
 * Folders of the platform that are independent of each other. Other folders may import only their index.ts.
 */
const services = new Set([
  'api',
  'captcha',
  'content',
  'gateway',
  'identity',
  'images',
  'mail',
  'operations',
  'secure-frame',
  'vault',
]);

const starters = new Set(['startup', 'commands', 'testing']);

function relativeProblem(one: Package, { path }: SourceFile, specifier: string): string | undefined {
  const { folder, manifest } = one;
  const target = posix.normalize(posix.join(posix.dirname(path), specifier));
  if (target.startsWith(`${folder}/`) || target === folder) {
    if (isTest(target) && !isTest(path) && !isTestSupport(path))
      return `imports ${specifier}, which only tests may use: move what the product needs into a file of its own.`;
    const [own, other] = [folderOf(one, path), folderOf(one, target)];
    const isPlatform = manifest.tableside?.role === 'platform' && !isTest(path);
    if (isPlatform && own !== undefined && other !== undefined && other !== own && services.has(other))
      return target === `${folder}/src/${other}/index.ts`
        ? undefined
        : `reaches into the service ${other} with ${specifier}: import its index.ts, which is its public API.`;
    if (isPlatform && other === 'startup' && own !== undefined && !starters.has(own))
      return `imports ${specifier}, which starts the services: move what both need into a folder below them.`;
    return isByFolder(one) && own !== undefined && other !== undefined && other !== own
      ? `reaches into another folder with ${specifier}: import ${manifest.name}/${other}.`
      : undefined;
  }
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
  const isOwn = name === manifest.name;
  if (isOwn && (!isByFolder(one) || specifier.split('/')[2] === folderOf(one, path)))
    return `imports itself as ${specifier}: use a relative import.`;
  const isProduct = !one.folder.startsWith('tooling/') && !isTest(path) && !isConfig(path);
  const isForBrowsers = isProduct && manifest.tableside?.role !== 'tooling';
  if (isBuiltin(specifier)) {
    return isForBrowsers
      ? `imports ${specifier}: the product runs in browsers; move code that needs Node to tooling.`
      : undefined;
  }
  if (specifier.startsWith('virtual:')) return undefined;
  const isShipped = isProduct && valueImportsOf(text).includes(specifier);
  const isDeclared =
    isOwn ||
    (isShipped
      ? has(name, manifest.dependencies, manifest.peerDependencies)
      : has(
          name,
          manifest.dependencies,
          manifest.peerDependencies,
          manifest.devDependencies,
          workspace.root.devDependencies,
        ));
  if (!isDeclared) {
    return isShipped && has(name, manifest.devDependencies)
      ? `imports ${name}, a devDependency: shipped code needs it under dependencies; name test setup *.fixture.tsx.`
      : `imports ${name}, which its package.json does not declare.`;
  }
  const target = workspace.packages.find((other) => other.manifest.name === name)?.manifest;
  return target && !hasEntryPoint(target, specifier, name)
    ? `imports ${specifier}, which is not an entry point of ${name}: use one of ${Object.keys(target.exports ?? {}).join(', ')}.`
    : undefined;
}

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
