import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { startPlatform } from './start-platform.ts';

test('SEC-05.c in production the start warns where the vault shares the API’s process, and only there', async () => {
  const told = async (options: Parameters<typeof startPlatform>[0]) => {
    const sentences: string[] = [];
    const folder = await mkdtemp(join(tmpdir(), 'tableside-vault-'));
    const platform = await startPlatform({
      port: 0,
      dataDir: join(folder, 'database'),
      imageCacheDir: join(folder, 'images'),
      appsDir: join(folder, 'apps'),
      logLevel: 'silent',
      sessionSecret: 'long and random',
      secureFrameUrl: 'https://cards.example/',
      drainSeconds: 0,
      ...options,
      onProgress: (sentence) => sentences.push(sentence),
    });
    await platform.stop();
    await rm(folder, { recursive: true });
    return sentences.filter((sentence) => sentence.startsWith('VAULT_URL'));
  };
  expect(await told({})).toEqual([expect.stringContaining('docs/pci.md')]);
  expect(await told({ vaultUrl: 'https://cards.example/', vaultSecret: 'long and random too' })).toEqual([]);
  expect(await told({ services: ['images'] })).toEqual([]);
}, 60_000);

test('reports invalid settings', async () => {
  vi.stubEnv('SESSION_SECRET', 'abc');
  vi.stubEnv('SMTP_URL', 'nonsense');
  await expect(startPlatform()).rejects.toThrow(
    /^2 environment variables are invalid:\n {2}SESSION_SECRET must have .+\n {2}SMTP_URL must be .+$/,
  );
  vi.unstubAllEnvs();
  await expect(startPlatform()).rejects.toThrow('SESSION_SECRET is missing');
  vi.stubEnv('SESSION_SECRET', randomBytes(32).toString('base64'));
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startPlatform({ defaultPartner: 'nobody' })).rejects.toThrow(
    'DEFAULT_PARTNER "nobody" is not a partner.',
  );
  const partnersDir = await mkdtemp(join(tmpdir(), 'tableside-no-partners-'));
  await expect(startPlatform({ partnersDir })).rejects.toThrow('No partners in');
  await rm(partnersDir, { recursive: true });
});
