import { listSettings } from '../describe-settings.ts';
import { describeError } from '../web/describe-error.ts';

/** A command of `pnpm platform`. */
export interface Command {
  /** How it is typed and what it does, as the usage shows it. */
  readonly usage: string;
  /** Does it, with what was typed after its name. Rejects with `UsageError` for what nobody can make out. */
  run(args: string[]): Promise<void>;
}

export type Commands = Readonly<Record<string, Command>>;

/** What was typed is no command. */
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
    '--help lists the settings too.',
  ].join('\n');

const help = (usage: string) => `${usage}

Settings come from the environment; .env.local at the top of the repository is read too:

${listSettings()}`;

/** Says what went wrong without the values of a query, which Node would print with the error. */
function fail(error: unknown): void {
  let cause = error instanceof Error ? describeError(error) : undefined;
  if (!cause) console.error(error);
  for (; cause; cause = cause.cause) console.error(cause.message);
  process.exitCode = 1;
}

/**
 * Runs the command that was typed, `serve` when none was.
 *
 * @param note - what the usage says below the commands.
 */
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
