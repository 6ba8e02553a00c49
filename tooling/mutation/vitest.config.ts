import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import root from '../../vitest.config.ts';
import { areas } from './areas.ts';

const { folder, project: name, tests = [] } = areas[process.env['MUTATION_AREA'] ?? ''] ?? {};

const projects = (root.test?.projects ?? [])
  .filter((project): project is TestProjectInlineConfiguration => typeof project === 'object')
  .filter(({ test }) => test?.name === name)
  .map((project) => ({
    ...project,
    test: {
      ...project.test,
      include: [`${folder}/{src,test}/**/*.test.{ts,tsx}`, ...tests],
      env: { DATABASE_KINDS: 'pglite' },
    },
  }));

export default defineConfig({ test: { projects } });
