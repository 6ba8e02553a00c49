import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { parse } from 'yaml';

import { releaseCommands, repository } from './release.ts';

interface Workflow {
  readonly jobs: { readonly release: { readonly steps: readonly { readonly run?: string }[] } };
}

test('the release workflow runs the proof, and then the commands of the proof', () => {
  const text = readFileSync(join(repository, '.github/workflows/release.yml'), 'utf8');
  const { jobs } = parse(text) as Workflow;
  const wanted = ['pnpm test:registry', ...releaseCommands];
  const commands = jobs.release.steps.map(({ run }) => run ?? '').filter((run) => wanted.includes(run));
  expect(commands).toEqual(wanted);
});
