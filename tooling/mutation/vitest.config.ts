import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import root from '../../vitest.config.ts';
import { areas } from './areas.mjs';

const area = areas[process.env.MUTATION_AREA ?? ''];

/**
 * The project of the ordinary suite that the area's tests belong to, without its other tests. To start a process for
 * each file takes longer than the tests do, so those share one that can.
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
        isolate: false,
        // The database that starts in no time.
        env: { DATABASE_KINDS: 'pglite' },
      },
    },
    ...(area?.alone
      ? [{ ...project, test: { ...project.test, name: `${area.project} alone`, include: area.alone } }]
      : []),
  ]);

export default defineConfig({ test: { projects } });
