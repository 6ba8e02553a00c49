import { listSettings } from '../settings/describe-settings.ts';
import { describeError } from '../web/describe-error.ts';

export interface Command {
  readonly usage: string;
  run(args: string[]): Promise<void>;
}

export type Commands = Readonly<Record<string, Command>>;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usageOf = (commands: Commands, note: string): string =>
  [
    'Usage: pnpm platform <command>',
    '',
    ...Object.values(commands).map(({ usage }) => usage),
    '',
    ...(note === '' ? [] : [note]),
    '--help also lists the settings.',
  ].join('\n');

const help = (usage: string) => `${usage}

Settings come from the environment and from .env.local in the repository root:

${listSettings()}`;

/** Leaves out the values of a query, which Node's default output would include. */
function fail(error: unknown): void {
  let cause = error instanceof Error ? describeError(error) : undefined;
  if (!cause) console.error(error);
  for (; cause; cause = cause.cause) console.error(cause.message);
  process.exitCode = 1;
}

export async function runCommand(commands: Commands, note = ''): Promise<void> {
  process.on('uncaughtException', (error) => {
    fail(error);
    process.exit();
  });
  const typed = process.argv.slice(2);
  const [name = 'serve', ...args] = typed[0]?.startsWith('-') ? ['serve', ...typed] : typed;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  try {
    if (!command) throw new UsageError();
    if (args.some((arg) => arg === '--help' || arg === '-h')) console.log(help(usageOf(commands, note)));
    else await command.run(args);
  } catch (error) {
    if (!(error instanceof UsageError)) return fail(error);
    console.error(usageOf(commands, note));
    process.exitCode = 2;
  }
}
