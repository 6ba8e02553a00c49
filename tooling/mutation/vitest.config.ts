import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import root from '../../vitest.config.ts';
import { areas } from './areas.mjs';

const area = areas[process.env.MUTATION_AREA ?? ''];

/**
 * The project of the regular suite with only the area's tests. Starting one process per file takes longer
 * than the tests, so tests share a process if they can.
 */
const projects = (root.test?.projects ?? [])
  .filter((project): project is TestProjectInlineConfiguration => typeof project === 'object')
  .filter(({ test }) => test?.name === area?.project)
  .flatMap((project) => [
    {
      ...project,
      test: {
        ...project.test,
        include: area?.tests,
        exclude: [...(project.test?.exclude ?? []), ...(area?.alone ?? [])],
        // Contexts are not shared.
        pool: 'forks',
        isolate: false,
        // The database that starts fastest.
        env: { DATABASE_KINDS: 'pglite' },
      },
    },
    ...(area?.alone
      ? [{ ...project, test: { ...project.test, name: `${area.project} alone`, include: area.alone } }]
      : []),
  ]);

export default defineConfig({ test: { projects } });
