import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Role } from '../src/table.ts';

const placeOf = (role: string, name: string): string => {
  const places: Partial<Record<string, string>> = {
    app: `apps/${name}`,
    tooling: `tooling/${name}`,
    platform: `tooling/${name}`,
    demo: `tooling/${name}`,
  };
  return places[role] ?? `packages/${name}`;
};

export interface SamplePackage {
  readonly role: Role | 'none';
  readonly name: string;
  readonly dependencies?: readonly string[];
  readonly devDependencies?: readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  readonly manifest?: Readonly<Record<string, unknown>>;
}

const versions = (names: readonly string[] = []) =>
  Object.fromEntries(names.map((name) => [name, 'workspace:*']));

export function sampleWorkspace(packages: readonly SamplePackage[]): string {
  const root = mkdtempSync(join(tmpdir(), 'tableside-boundaries-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write('package.json', JSON.stringify({ name: 'root', devDependencies: { vitest: '1' } }));
  for (const {
    role,
    name,
    dependencies,
    devDependencies,
    exports = { '.': './src/index.ts' },
    files = {},
    manifest: more = { private: true },
  } of packages) {
    const folder = placeOf(role, name);
    const manifest = {
      name: `@sample/${name}`,
      ...(role === 'none' ? {} : { tableside: { role } }),
      exports,
      dependencies: versions(dependencies),
      devDependencies: versions(devDependencies),
      ...more,
    };
    write(`${folder}/package.json`, JSON.stringify(manifest));
    for (const [path, text] of Object.entries(files)) write(`${folder}/${path}`, text);
  }
  return root;
}
