import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const ATTEMPTS = 600;
const PAUSE_MS = 100;

export interface PlatformProcess {
  readonly address: string;
  readonly port: number;
  readonly metricsPort: number;
  printed(): string;
  stop(): Promise<void>;
}

interface ProcessOptions {
  readonly port: number;
  readonly metricsPort: number;
  readonly address?: string;
  readonly variables?: Readonly<Record<string, string>>;
  readonly onPrint?: (text: string) => void;
}

export async function startCommand(
  [program, ...given]: readonly [string, ...(readonly string[])],
  { port, metricsPort, address = '127.0.0.1', variables, onPrint }: ProcessOptions,
): Promise<PlatformProcess> {
  const child = spawn(program, given, {
    env: {
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'warn',
      DRAIN_SECONDS: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      onPrint?.(chunk.toString());
    });
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (let attempt = 0; attempt < ATTEMPTS && child.exitCode === null; attempt += 1) {
    const response = await fetch(`http://${address}:${metricsPort}/readyz`).catch(() => undefined);
    if (response?.ok) return { address, port, metricsPort, printed: () => printed, stop };
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  await stop();
  throw new Error(`The platform did not start:\n${printed}`);
}

export const startPlatformProcess = (services: string, options: ProcessOptions): Promise<PlatformProcess> =>
  startCommand(
    [process.execPath, '--conditions=@tableside/source', cli, 'serve', '--services', services],
    options,
  );
