import { globSync } from 'node:fs';

export interface Area {
  readonly folder: string;
  readonly project: 'pure' | 'unit' | 'node';
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

const withoutBehavior = [
  '**/*.{test,test.support,fixture,handlers,stories,styles,copy}.{ts,tsx}',
  '**/{index,testing,copy}.ts',
  '**/testing/**',
  '**/*.d.ts',
  // The CLI runs as a separate process, whose mutants no test would notice.
  '**/{*.,}cli.ts',
  // Only builds of whole sites run this. Their tests take minutes, so they are not among those of a mutant.
  'packages/vite/src/sites/bundle-sites.ts',
];

export const mutatedFiles = (root: string, folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: withoutBehavior }).sort();
