import { expect, test } from 'vitest';

import type { Database } from './database.ts';
import { preferReplica } from './public-reads.ts';

const STATEMENT = { name: 'any', text: 'select 1', values: [] };

function createServers() {
  let time = 0;
  let isDown = false;
  let isWrong = false;
  const logged: string[] = [];
  const record = (first: unknown, message?: string) => void logged.push(message ?? String(first));
  const respondingAs = (server: string, fails: () => boolean) =>
    ({
      run: () => (fails() ? Promise.reject(new Error(server)) : Promise.resolve([server])),
    }) as unknown as Pick<Database, 'run'>;
  const reads = preferReplica({
    primary: respondingAs('primary', () => isWrong),
    replica: respondingAs('replica', () => isDown || isWrong),
    log: { warn: record, info: record },
    clock: { now: () => time },
  });
  return {
    reads,
    logged,
    read: async () => (await reads.run(STATEMENT))[0],
    pass: (ms: number) => void (time += ms),
    down: (value: boolean) => void (isDown = value),
    wrong: (value: boolean) => void (isWrong = value),
  };
}

test('the replica answers; the primary while it is down, which is logged once, and when it is back', async () => {
  const { read, pass, down, logged } = createServers();
  expect(await read()).toBe('replica');
  down(true);
  expect(await Promise.all([read(), read(), read()])).toEqual(['primary', 'primary', 'primary']);
  pass(10_000);
  expect(await read()).toBe('primary');
  down(false);
  pass(9_999);
  expect(await read()).toBe('primary');
  expect(logged).toEqual(['replica does not answer: the primary answers its reads']);
  pass(1);
  expect([await read(), await read()]).toEqual(['replica', 'replica']);
  expect(logged.slice(1)).toEqual(['replica answers again']);
});

test('a statement that fails everywhere does not keep others from the replica', async () => {
  const { read, wrong, logged } = createServers();
  wrong(true);
  await expect(read()).rejects.toThrow('primary');
  wrong(false);
  expect([await read(), logged]).toEqual(['replica', []]);
});

test('work of several statements begins anew on the primary, so that one server answers all of them', async () => {
  const { reads, down } = createServers();
  const twice = reads.consistently(async ({ run }) => {
    const first = await run(STATEMENT);
    down(true);
    return [...first, ...(await run(STATEMENT))];
  });
  expect(await twice).toEqual(['primary', 'primary']);
});
