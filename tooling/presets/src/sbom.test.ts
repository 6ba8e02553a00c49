import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { writeSboms } from './sbom.ts';

const root = resolve(import.meta.dirname, '../../..');

interface Sbom {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly type: string; readonly purl: string } };
  readonly components: readonly { readonly purl: string }[];
}

test('SEC-07.a SEC-07.b a list names what a site and a package are made from, and no tools', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const left = readdirSync(root);
  for (const [name, type] of [
    ['@tableside/app-hilton', 'application'],
    ['@tableside/kits', 'library'],
  ] as const) {
    const file = join(folder, 'list.json');
    writeSboms(root, type, new Map([[name, file]]));
    const { bomFormat, metadata, components } = JSON.parse(readFileSync(file, 'utf8')) as Sbom;
    expect(bomFormat).toBe('CycloneDX');
    expect(metadata.component.type).toBe(type);
    expect(metadata.component.purl).toContain(`pkg:npm/${name.replace('@', '%40')}@`);
    const parts = components.map(({ purl }) => purl.replace(/@[^@]*$/, ''));
    expect(parts).toEqual(expect.arrayContaining(['pkg:npm/%40tableside/core', 'pkg:npm/formik']));
    expect(parts).not.toContain('pkg:npm/vitest');
  }
  expect(readdirSync(root)).toEqual(left);
});

test('SEC-07.a a name that is no package of the workspace is an error', () => {
  expect(() => writeSboms(root, 'library', new Map([['@tableside/spoons', 'never.json']]))).toThrow(
    'pnpm sbom',
  );
});
