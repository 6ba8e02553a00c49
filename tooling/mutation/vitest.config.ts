import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

import root from '../../vitest.config.ts';
import { areas } from './areas.mjs';

const area = areas[process.env.MUTATION_AREA ?? ''];

/** The project of the ordinary suite that the area's tests belong to, without its other tests. */
const projects = (root.test?.projects ?? [])
  .filter((project): project is TestProjectInlineConfiguration => typeof project === 'object')
  .filter(({ test }) => test?.name === area?.project)
  .map((project) => ({ ...project, test: { ...project.test, include: area?.tests } }));

export default defineConfig({ test: { projects } });
