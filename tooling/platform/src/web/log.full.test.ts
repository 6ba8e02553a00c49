import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const asSource = ['--conditions=@tableside/source'];
const writer = fileURLToPath(new URL('../testing/log-writer.ts', import.meta.url));

test.for(['exit', 'SIGTERM', 'uncaught error'])(
  'lines are written in batches, and none is lost on %s',
  async (ending) => {
    const child = spawn(process.execPath, [...asSource, writer, ending], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    const numbers = out
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { number: number }).number);
    expect(numbers).toEqual(Array.from({ length: 5000 }, (_, number) => number));
    const writes = Number(/writes (\d+)/.exec(err)?.[1]);
    expect(writes).toBeGreaterThan(0);
    expect(writes).toBeLessThan(500);
  },
);

test('a single line is written without waiting for others', async () => {
  const child = spawn(process.execPath, [...asSource, writer, 'wait'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(JSON.parse(line.toString())).toMatchObject({ number: 0 });
  child.kill('SIGKILL');
  await once(child, 'close');
});
