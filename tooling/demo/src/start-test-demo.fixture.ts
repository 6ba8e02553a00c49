import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startDemo, type DemoPlatform } from './start-demo.ts';

export async function startTestDemo(): Promise<DemoPlatform> {
  const folder = await mkdtemp(join(tmpdir(), 'tableside-demo-'));
  const platform = await startDemo({
    port: 0,
    dataDir: join(folder, 'database'),
    imageCacheDir: join(folder, 'images'),
    appsDir: join(folder, 'apps'),
    merchants: 0,
    logLevel: 'silent',
    databaseUrl: undefined,
    apiUrl: undefined,
    oidc: {},
    identityPort: undefined,
  });
  const stop = async () => {
    await platform.stop();
    await rm(folder, { recursive: true });
  };
  return { ...platform, stop };
}
