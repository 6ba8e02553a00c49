import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { readEnvironment } from '@tableside/platform/hosting';
import { expect, onTestFinished, test } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const ours = (name: string) => read(`tooling/deploy/${name}`);
const { packageManager, devDependencies } = JSON.parse(read('package.json')) as {
  packageManager: string;
  devDependencies: Record<string, string>;
};

const settingsIn = (text: string) => parseEnv(text.replaceAll(/^# (?=[A-Z_]+=)/gm, ''));

test('the production settings name every setting, and no other', () => {
  const names = (text: string) => Object.keys(settingsIn(text)).toSorted();
  expect(names(ours('production.env'))).toEqual(names(read('tooling/platform/.env.example')));
});

test('the production settings work once a secret is set', () => {
  const given = parseEnv(ours('production.env'));
  expect(given['SESSION_SECRET']).toBe('');
  const SESSION_SECRET = randomBytes(32).toString('base64');
  const environment = readEnvironment({ ...given, SESSION_SECRET }, { isProduction: true });
  expect(environment).toMatchObject({
    trustsProxy: true,
    host: '127.0.0.1',
    secureFrameUrl: 'https://cards.example/',
  });
});

test('SEC-04.f a timer of systemd and a workflow verify what is served each day', () => {
  expect(ours('tableside-verify@.timer')).toMatch(/^OnCalendar=daily$/m);
  const unit = ours('tableside-verify@.service');
  const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.replaceAll('/srv/tableside/', '').split(' ') ?? [];
  expect(command.slice(-3)).toEqual(['verify', '%i', '${VERIFY_ADDRESS}']);
  for (const path of [command[0] ?? '', command.at(-4) ?? ''])
    expect([path, existsSync(join(repository, path))]).toEqual([path, true]);
  const workflow = read('.github/workflows/verify.yml');
  expect(workflow).toMatch(/schedule:\n +- cron: '\d+ \d+ \* \* \*'/);
  expect(workflow).toContain('run: pnpm partner verify "$PARTNER" "$ADDRESS"');
});

test('the unit starts an existing program and script, with ports per process', () => {
  const unit = ours('tableside@.service');
  const command = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.replaceAll('/srv/tableside/', '').split(' ') ?? [];
  expect(command).toEqual([
    'node_modules/.bin/node',
    '--env-file=.env.local',
    '--max-semi-space-size=8',
    '--expose-gc',
    '--conditions=@tableside/source',
    'tooling/platform/src/cli.ts',
    'serve',
  ]);
  for (const path of [command[0] ?? '', command[5] ?? ''])
    expect(existsSync(join(repository, path))).toBe(true);
  const ports = ['0', '1'].flatMap((instance) =>
    [...unit.matchAll(/[ =](?:SECURE_FRAME_)?PORT=(\S+)/g)].map(([, value = '']) =>
      value.replace('%i', instance),
    ),
  );
  const balanced = [...ours('nginx.conf').matchAll(/server 127\.0\.0\.1:(\d+) max_fails=0;/g)].map(
    ([, port]) => port,
  );
  expect(new Set(balanced)).toEqual(new Set(ports));
});

test('unit and container are given the time to stop that the guide names', () => {
  const timeIn = (text: string) => /TimeoutStopSec=(\d+)/.exec(text)?.[1];
  const seconds = timeIn(read('docs/operate.md'));
  expect(seconds).toBeDefined();
  expect(timeIn(ours('tableside@.service'))).toBe(seconds);
  expect(/--stop-timeout (\d+)/.exec(ours('Dockerfile'))?.[1]).toBe(seconds);
});

const SYSTEMD = '/usr/bin/systemd-analyze';

test.runIf(existsSync(SYSTEMD))('systemd finds no fault in the unit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tableside-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const unit = join(folder, 'tableside@0.service');
  // systemd-analyze checks that the program exists, which is true only in the repository's folder.
  writeFileSync(unit, ours('tableside@.service').replaceAll('/srv/tableside', repository));
  const { status, stderr } = spawnSync(SYSTEMD, ['verify', '--man=no', unit], { encoding: 'utf8' });
  // Ignores other units of this machine, which may have errors too.
  expect(stderr.split('\n').filter((line) => line.includes('tableside'))).toEqual([]);
  expect(status).toBe(0);
});

test('the image has the repository’s versions, and its commands and copies exist', () => {
  const dockerfile = ours('Dockerfile');
  const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
  expect(bases).toEqual([devDependencies['node'], devDependencies['node']]);
  const managers = [...dockerfile.matchAll(/npm install --global (\S+)$/gm)].map(([, name]) => name);
  expect(managers).toEqual([packageManager, packageManager]);
  const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
  const script = command.find((part) => part.endsWith('.ts')) ?? '';
  expect(existsSync(join(repository, script))).toBe(true);
  expect(command).toEqual([
    'node',
    '--max-semi-space-size=8',
    '--expose-gc',
    '--conditions=@tableside/source',
    script,
    'serve',
  ]);
  const filter = /--filter "(@[\w/-]+)\.\.\."/.exec(dockerfile)?.[1];
  expect(JSON.parse(read('tooling/platform/package.json'))).toMatchObject({ name: filter });
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
  const copies = [...dockerfile.matchAll(/^COPY (?:--from=(\S+) )?(\S+) \S+$/gm)];
  expect(copies).toHaveLength(dockerfile.match(/^COPY /gm)?.length ?? 0);
  for (const [, stage, path = ''] of copies) {
    if (stage !== undefined) expect(stages).toContain(stage);
    expect(existsSync(join(repository, path.replace('/srv/tableside/', '')))).toBe(true);
  }
  const ignored = ours('Dockerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/.env.local']));
});
