import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, resolveConfig, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';

import { paymentKey, paymentTags } from '../src/payment-key.ts';

const root = mkdtempSync(join(tmpdir(), 'tableside-payment-'));
writeFileSync(
  join(root, 'index.html'),
  '<!doctype html><html><head></head><body><script type="module" src="/main.ts"></script></body></html>',
);
writeFileSync(
  join(root, 'main.ts'),
  "console.log('key:', typeof __PAYMENT_KEY__ === 'undefined' ? undefined : __PAYMENT_KEY__);\n",
);
afterAll(() => rmSync(root, { recursive: true }));

const keys = { PAYMENT_LIVE_KEY: 'pk_live_1', PAYMENT_TEST_KEY: 'pk_test_1' };

async function built(mode: string, variables: Record<string, string>): Promise<string> {
  const result = (await build({
    root,
    mode,
    configFile: false,
    logLevel: 'silent',
    plugins: [paymentKey(variables)],
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  return result.output.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n');
}
const mark = '<meta name="payment-library" content="stripe">';

test('CRD-31.b a production build has only the live key, and its page says that there is one', async () => {
  const site = await built('production', keys);
  expect(site).toContain('pk_live_1');
  expect(site).not.toContain('pk_test_1');
  expect(site).toContain(mark);
});

test('CRD-31.b any other build, and the development server in any mode, has only the test key', async () => {
  const site = await built('staging', keys);
  expect(site).toContain('pk_test_1');
  expect(site).not.toContain('pk_live_1');
  const served = { root, configFile: false, mode: 'production', plugins: [paymentKey(keys)] } as const;
  const { define } = await resolveConfig({ ...served, plugins: [...served.plugins] }, 'serve');
  expect(define).toMatchObject({ __PAYMENT_KEY__: '"pk_test_1"' });
});

test('CRD-31.b CRD-31.c without its key a build has none, not the other one', async () => {
  for (const [mode, variables] of [
    ['production', { PAYMENT_TEST_KEY: 'pk_test_1' }],
    ['staging', { PAYMENT_LIVE_KEY: 'pk_live_1', PAYMENT_TEST_KEY: '' }],
  ] as const) {
    const site = await built(mode, variables);
    expect(site).not.toMatch(/pk_|payment-library|__PAYMENT_KEY__/);
    expect(paymentTags({ mode }, variables)).toEqual([]);
  }
});

test('CRD-31.b a secret key and the wrong kind of key are rejected before the build', async () => {
  for (const key of ['sk_live_1', 'pk_test_1', 'pk_live_ 1'])
    await expect(built('production', { PAYMENT_LIVE_KEY: key })).rejects.toThrow(
      'PAYMENT_LIVE_KEY must be a publishable key, which begins with pk_live_.',
    );
  await expect(built('staging', { PAYMENT_TEST_KEY: 'pk_live_1' })).rejects.toThrow('pk_test_');
});
