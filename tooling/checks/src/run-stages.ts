import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { Listr, PRESET_TIMER, type ListrTask } from 'listr2';

import { formatDuration } from './duration.ts';
import type { Stage, Step } from './steps.ts';

export type StepResult =
  | { readonly step: Step; readonly outcome: 'passed' | 'failed'; readonly output: string }
  | { readonly step: Step; readonly outcome: 'not run'; readonly output: ''; readonly reason: string };

interface RunOptions {
  readonly root: string;
  readonly logDir: string;
  readonly hasChromium: boolean;
}

async function runScript({ script }: Step, root: string, logFile: string): Promise<number> {
  const log = await open(logFile, 'w');
  const child = spawn('pnpm', ['run', script], { cwd: root, stdio: ['ignore', log.fd, log.fd] });
  const [status] = (await once(child, 'close')) as [number | null];
  await log.close();
  return status ?? 1;
}

export async function runStages(
  stages: readonly Stage[],
  { root, logDir, hasChromium }: RunOptions,
): Promise<StepResult[]> {
  await mkdir(logDir, { recursive: true });
  const steps = stages.flatMap((stage) => stage.steps);
  const results = new Map<string, StepResult>();

  function reasonNotToRun({ needsChromium, after }: Step): string | undefined {
    if (needsChromium && !hasChromium) return 'there is no Chromium or Chrome';
    const before = after === undefined ? undefined : results.get(after);
    return before && before.outcome !== 'passed' ? `${before.step.title} did not pass` : undefined;
  }

  const taskOf = (step: Step): ListrTask => ({
    title: step.title,
    async task(_context, task) {
      const reason = reasonNotToRun(step);
      if (reason !== undefined) {
        results.set(step.script, { step, outcome: 'not run', output: '', reason });
        task.skip(`not run, because ${reason}`);
        return;
      }
      const logFile = join(logDir, `${step.script.replace(':', '-')}.log`);
      const start = performance.now();
      const status = await runScript(step, root, logFile);
      const output = await readFile(logFile, 'utf8');
      results.set(step.script, { step, outcome: status === 0 ? 'passed' : 'failed', output });
      if (status !== 0) throw new Error(formatDuration(performance.now() - start));
    },
  });
  await new Listr(
    stages.map(({ title, isSideBySide, steps: own }): ListrTask => ({
      title,
      task: (_context, task) =>
        task.newListr(own.map(taskOf), {
          concurrent: isSideBySide ? availableParallelism() : false,
          exitOnError: false,
        }),
    })),
    {
      exitOnError: false,
      rendererOptions: { timer: PRESET_TIMER, collapseSubtasks: false, collapseErrors: false },
      fallbackRendererOptions: { timer: PRESET_TIMER },
    },
  ).run();
  return steps.flatMap(({ script }) => results.get(script) ?? []);
}
