import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const repository = join(import.meta.dirname, '../../../..');

type Variables = Readonly<Record<string, string>>;

export async function runCommand(
  tool: 'demo' | 'partner',
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
  readonly ready: Promise<void>;
  log(): string;
  stop(): Promise<void>;
}

export function startProcess(
  [program = '', ...given]: readonly string[],
  [waiter = '', ...waiting]: readonly string[],
  variables: Variables,
): PlatformProcess {
  const child = spawn(program, given, {
    cwd: repository,
    env: { ...process.env, DRAIN_SECONDS: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void written.push(chunk));
  const log = () => Buffer.concat(written).toString();
  const ended = once(child, 'exit');
  const failed = ended.then(() => Promise.reject(new Error(`The platform did not start:\n${log()}`)));
  const ready = Promise.race([promisify(execFile)(waiter, waiting), failed]).then(() => undefined);
  return {
    ready,
    log,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
