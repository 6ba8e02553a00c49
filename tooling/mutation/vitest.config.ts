import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import root from '../../vitest.config.ts';
import { areas } from './areas.ts';

const { folder, project: name, tests = [] } = areas[process.env['MUTATION_AREA'] ?? ''] ?? {};

/** The project of the regular suite with only the area's tests. */
const projects = (root.test?.projects ?? [])
  .filter((project): project is TestProjectInlineConfiguration => typeof project === 'object')
  .filter(({ test }) => test?.name === name)
  .map((project) => ({
    ...project,
    test: {
      ...project.test,
      include: [`${folder}/{src,test}/**/*.test.{ts,tsx}`, ...tests],
      // The database that starts fastest.
      env: { DATABASE_KINDS: 'pglite' },
    },
  }));

export default defineConfig({ test: { projects } });
