import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { readTestPartners } from '../testing/test-api.ts';
import { missingServices, startPlatform } from './start-platform.ts';

test('SEC-05.c in production the start warns where the vault shares the API’s process, and only there', async () => {
  const partners = await readTestPartners();
  const frame = { imagesDir: undefined, smtpUrl: undefined, secureFrameUrl: 'https://cards.example/' };
  const warningsOf = (vaultUrl: string | undefined, services: readonly string[]) =>
    missingServices({ ...frame, vaultUrl }, partners, (name) => services.includes(name));
  expect(warningsOf(undefined, ['gateway', 'api'])).toEqual([
    expect.stringMatching(/^VAULT_URL is not set: .+docs\/pci\.md/),
  ]);
  expect(warningsOf(undefined, ['api'])).toHaveLength(1);
  expect(warningsOf('https://cards.example/', ['gateway', 'api'])).toEqual([]);
  expect(warningsOf(undefined, ['gateway', 'secure-frame'])).toEqual([]);
});

test('OPS-30.c in production the start warns where a process serves images and has no folder of them', () => {
  const warningsOf = (imagesDir: string | undefined, service: string) =>
    missingServices(
      { imagesDir, smtpUrl: undefined, secureFrameUrl: undefined, vaultUrl: undefined },
      [],
      (name) => name === service,
    );
  expect(warningsOf(undefined, 'images')).toEqual(['IMAGES_DIR is not set: there are no images at /images.']);
  expect(warningsOf(undefined, 'gateway')).toEqual([]);
  expect(warningsOf('images', 'images')).toEqual([]);
});

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
