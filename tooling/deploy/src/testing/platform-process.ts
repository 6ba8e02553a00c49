import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export const repository = join(import.meta.dirname, '../../../..');

type Variables = Readonly<Record<string, string>>;

/** Runs a command of the repository as `pnpm platform` and `pnpm partner` do; answers what it printed. */
export async function runCommand(
  tool: 'platform' | 'partner',
  typed: readonly string[],
  variables: Variables,
): Promise<string> {
  const cli = join(repository, 'tooling', tool, 'src/cli.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@tableside/source', cli, ...typed],
    { env: { ...process.env, ...variables } },
  );
  return stdout;
}

export interface PlatformProcess {
  /** Fulfilled when it says where the sites are. */
  readonly ready: Promise<void>;
  /** All that it has written. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts a process of the platform by a command line. */
export function startProcess(command: readonly string[], variables: Variables): PlatformProcess {
  const [program = '', ...given] = command;
  const child = spawn(program, given, {
    cwd: repository,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  const ended = once(child, 'exit');
  const ready = new Promise<void>((started, fail) => {
    const read = (line: string) => {
      written.push(line);
      if (line.includes(`http://localhost:${variables['PORT']}`)) started();
    };
    createInterface(child.stdout).on('line', read);
    createInterface(child.stderr).on('line', read);
    void ended.then(() => fail(new Error(`The platform did not start:\n${written.join('\n')}`)));
  });
  return {
    ready,
    log: () => written.join('\n'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
