import { randomBytes } from 'node:crypto';

import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { readEnvironment } from '../settings/environment.ts';
import { serviceNames, type ServiceName } from '../settings/service-names.ts';
import { needsDatabase, parseServices, requirementsOf, requireTrust, servicesToRun } from './services.ts';
import { startPlatform } from './start-platform.ts';
import { readHostCommands } from '../testing/documented-hosts.ts';

const SECRET = 'r'.repeat(32);
const ADDRESSES = {
  apiUrl: 'http://127.0.0.1:1',
  contentUrl: 'http://127.0.0.1:1/api/cms',
  imagesUrl: 'http://127.0.0.1:1/images',
  secureFrameUrl: 'https://cards.example/',
};

test('OPS-10.b the parts with a URL run elsewhere, unless the parts of this process are named; jobs never run in a drill', () => {
  const nothing = {
    services: undefined,
    isRestoreDrill: false,
    apiUrl: undefined,
    contentUrl: undefined,
    imagesUrl: undefined,
    secureFrameUrl: undefined,
    secureFramePort: undefined,
  };
  const run = (settings: Partial<Parameters<typeof servicesToRun>[0]>) => [
    ...servicesToRun({ ...nothing, ...settings }),
  ];
  expect(run({})).toEqual(['gateway', 'api', 'content', 'images', 'secure-frame', 'jobs']);
  expect(run(ADDRESSES)).toEqual(['gateway', 'jobs']);
  expect(run({ secureFrameUrl: ADDRESSES.secureFrameUrl, secureFramePort: 4002 })).toContain('secure-frame');
  expect(run({ ...ADDRESSES, services: ['api', 'secure-frame'] })).toEqual(['api', 'secure-frame']);
  expect(run({ isRestoreDrill: true })).toEqual(['gateway', 'api', 'content', 'images', 'secure-frame']);
  expect(run({ isRestoreDrill: true, services: ['api', 'jobs'] })).toEqual(['api']);
});

test('each part requires what it needs, and the URLs of the parts that it uses and does not run with', () => {
  const names = (...services: ServiceName[]) => requirementsOf(services, true).map(({ name }) => name);
  expect(names('gateway')).toEqual(['API_URL', 'CONTENT_URL', 'IMAGES_URL', 'SECURE_FRAME_URL']);
  expect(names('gateway', 'api', 'images')).toEqual(['SESSION_SECRET', 'CONTENT_URL', 'SECURE_FRAME_URL']);
  expect(names('api')).toEqual(['SESSION_SECRET', 'SECURE_FRAME_URL']);
  expect(names('api', 'secure-frame')).toEqual(['SESSION_SECRET']);
  expect(names('content')).toEqual(['SESSION_SECRET']);
  expect(names('jobs')).toEqual(['SESSION_SECRET']);
  expect(names('images')).toEqual([]);
  expect(requirementsOf(undefined, true).map(({ name }) => name)).toEqual(['SESSION_SECRET']);
  expect(requirementsOf(undefined, false)).toEqual([]);
});

test('a part does not start with a URL or the gateway’s trust missing, or in a demo', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('SERVICES', 'gateway,worker');
  await expect(startPlatform({ sessionSecret: SECRET })).rejects.toThrow(
    'SERVICES must be a comma-separated list of gateway, api, content, images, secure-frame, jobs, not "gateway,worker"',
  );
  vi.stubEnv('SERVICES', 'gateway');
  await expect(startPlatform({ ...ADDRESSES, apiUrl: undefined })).rejects.toThrow(
    /^One environment variable is invalid:\n {2}API_URL is missing: it is required where "gateway" runs without "api"\. .+$/,
  );
  vi.stubEnv('SERVICES', 'images');
  await expect(startPlatform()).rejects.toThrow(
    'TRUST_PROXY must be true where "images" runs without "gateway"',
  );
  const demo = () => Promise.reject(new Error('started'));
  await expect(startPlatform({ demo })).rejects.toThrow('remove SERVICES');
});

describe('the commands of the guide for three hosts', () => {
  const commands = readHostCommands();
  const secrets = {
    DATABASE_URL: 'postgres://tableside:password@db.example:5432/tableside?sslmode=verify-full',
    SESSION_SECRET: randomBytes(32).toString('base64'),
  };

  test('OPS-22.a they run each part once', () => {
    const named = commands.flatMap(({ services }) => services.split(','));
    expect(named.toSorted()).toEqual(serviceNames.toSorted());
  });

  test.each(commands)('OPS-22.a production starts $services as the guide says', ({ services, variables }) => {
    const named = parseServices(services);
    const given = needsDatabase(new Set(named)) ? { ...secrets, ...variables } : variables;
    const required = requirementsOf(named, true);
    const settings = readEnvironment(given, { required, isProduction: true });
    requireTrust({ ...settings, services: named });
    expect(settings.host).not.toBe('127.0.0.1');
  });
});
