import { globSync } from 'node:fs';

/** A package whose code is mutated, and the tests that must notice: its own by default. */
export interface Area {
  readonly folder: string;
  /** The project of vitest.config.ts that has its tests. */
  readonly project: 'pure' | 'unit' | 'node';
  /** Tests of its code that are in another package. */
  readonly tests?: readonly string[];
}

export const areas: Readonly<Record<string, Area>> = {
  'api-client': { folder: 'packages/api-client', project: 'unit' },
  'content-client': { folder: 'packages/content-client', project: 'unit' },
  core: { folder: 'packages/core', project: 'pure' },
  features: { folder: 'packages/features', project: 'unit' },
  kits: { folder: 'packages/kits', project: 'unit' },
  'partner-config': { folder: 'packages/partner-config', project: 'pure' },
  shell: { folder: 'packages/shell', project: 'unit' },
  ui: { folder: 'packages/ui', project: 'unit' },
  vite: { folder: 'packages/vite', project: 'node', tests: ['tooling/sites/test/*.test.ts'] },
  partner: { folder: 'tooling/partner', project: 'node' },
  platform: { folder: 'tooling/platform', project: 'node' },
  sites: { folder: 'tooling/sites', project: 'node' },
};

/** Files without behavior: tests, their helpers and fakes, stories, styles, copy, and lists of exports. */
const withoutBehavior = [
  '**/*.{test,test.support,fixture,handlers,stories,styles,copy}.{ts,tsx}',
  '**/{index,testing,copy}.ts',
  '**/testing/**',
  '**/*.d.ts',
  // A process of its own, in which no test sees a change.
  '**/{*.,}cli.ts',
];

/** The files of a folder that are mutated, as paths from the root. */
export const mutatedFiles = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: withoutBehavior }).sort();
