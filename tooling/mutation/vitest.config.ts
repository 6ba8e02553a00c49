import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import root from '../../vitest.config.ts';
import { areas } from './areas.ts';

const { folder, project: name, tests = [], alone = [] } = areas[process.env['MUTATION_AREA'] ?? ''] ?? {};

/**
 * The project of the regular suite with only the area's tests. Starting one process per file takes longer
 * than the tests, so tests share a process if they can.
 */
const projects = (root.test?.projects ?? [])
  .filter((project): project is TestProjectInlineConfiguration => typeof project === 'object')
  .filter(({ test }) => test?.name === name)
  .flatMap((project) => [
    {
      ...project,
      test: {
        ...project.test,
        include: [`${folder}/{src,test}/**/*.test.{ts,tsx}`, ...tests],
        exclude: [...(project.test?.exclude ?? []), ...alone],
        // Contexts are not shared.
        pool: 'forks' as const,
        isolate: false,
        // The database that starts fastest.
        env: { DATABASE_KINDS: 'pglite' },
      },
    },
    ...(alone.length > 0
      ? [{ ...project, test: { ...project.test, name: `${name} alone`, include: [...alone] } }]
      : []),
  ]);

export default defineConfig({ test: { projects } });
