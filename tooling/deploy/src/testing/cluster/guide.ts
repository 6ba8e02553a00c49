import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repository } from '../platform-process.ts';

export interface GuideStep {
  readonly where: string;
  readonly commands: string;
}

export function readGuide(heading: string): readonly GuideStep[] {
  const guide = readFileSync(join(repository, 'docs/cluster.md'), 'utf8');
  const section = guide.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const steps = [...section.matchAll(/```sh\n# on (.*)\n([^]*?)```/g)].map(
    ([, where = '', commands = '']) => ({ where, commands }),
  );
  if (steps.length === 0) throw new Error(`docs/cluster.md has no commands under "${heading}".`);
  return steps;
}
