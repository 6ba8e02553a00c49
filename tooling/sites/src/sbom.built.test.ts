import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { sbomFile } from '@tableside/presets/sbom';

import { allApps, workspace } from './workspace-sites.ts';

interface Sbom {
  readonly bomFormat: string;
  readonly components: readonly { readonly purl: string }[];
}

test.each(allApps().map(({ partner, folder }) => [partner, folder] as const))(
  'SEC-07.a the build of %s lists what it is made from, and does not serve the list',
  (_, folder) => {
    const { bomFormat, components } = JSON.parse(readFileSync(join(folder, sbomFile), 'utf8')) as Sbom;
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map(({ purl }) => purl)).toContainEqual(expect.stringMatching(/^pkg:npm\/react-dom@/));
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
    expect(globSync('**/*sbom*', { cwd: join(folder, 'dist') })).toEqual([]);
  },
);

test('SEC-07.a all partners are among them', () => {
  expect(allApps()).toHaveLength(globSync('partners/*.json', { cwd: workspace }).length - 1);
});
