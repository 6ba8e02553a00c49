import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { generate } from './generate.ts';
import { generatorKinds, questionsOf, usage } from './generators.ts';

const workspace = resolve(import.meta.dirname, '../../..');

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' } },
  });
  const [kind, ...answers] = positionals;
  const isKnown = kind !== undefined && generatorKinds.includes(kind);
  if (values.help && (isKnown || kind === undefined)) return console.log(usage);
  if (!isKnown) throw new Error(usage);
  const questions = questionsOf(kind);
  if (answers.length > questions.length) throw new Error(usage);
  const open = questions.slice(answers.length);
  if (open.length > 0 && !process.stdin.isTTY) {
    throw new Error(
      `pnpm new ${kind} needs more arguments and cannot prompt without a terminal. Add: ${open.join('; ')}.`,
    );
  }
  for (const line of await generate(workspace, kind, answers)) console.log(line);
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

// Ctrl-D closes the prompts, so those of plop throw while the process is exiting.
process.once('uncaughtException', (error: NodeJS.ErrnoException) =>
  fail(error.code === 'ERR_USE_AFTER_CLOSE' ? 'Nothing was written.' : error),
);
run().catch(fail);
