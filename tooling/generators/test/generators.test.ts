import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { checkPartners } from '@tableside/partner/check';
import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { generate } from '../src/generate.ts';
import { repository, workspaceCopy } from './workspace-copy.ts';

const bin = (name: string) => join(repository, 'node_modules/.bin', name);
const run = promisify(execFile);
/** Runs a tool and answers what it says; a failure throws with it. */
async function say(tool: string, args: readonly string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await run(bin(tool), [...args], { cwd, env: { ...process.env, CI: '1', VITEST: '' } });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${tool} failed:\n${stdout}\n${stderr}`, { cause: error });
  }
}

let workspace: ReturnType<typeof workspaceCopy>;
const read = (path: string) => readFileSync(join(workspace.root, path), 'utf8');
beforeAll(() => {
  workspace = workspaceCopy();
});
afterAll(() => workspace.remove());

describe('what is made', () => {
  beforeAll(async () => {
    const { root, install } = workspace;
    await generate(root, 'component', ['price-tag']);
    await generate(root, 'resource', ['gift-cards']);
    await generate(root, 'feature', ['table-talk']);
    install('packages/features/table-talk', 'packages/features/home');
    await generate(root, 'partner', ['choice', 'Choice', 'Choice Eats', 'direct', 'Point']);
    install('apps/choice', 'apps/hilton');
  });

  test.each(['packages/ui', 'packages/api-client', 'packages/features/table-talk'])(
    '%s type-checks',
    async (path) => {
      expect(await say('tsc', ['--noEmit'], join(workspace.root, path))).toBe('');
    },
  );

  test('its own tests pass', async () => {
    const names = ['price-tag', 'gift-cards', 'table-talk'];
    const output = await say('vitest', ['run', '--root', workspace.root, ...names], workspace.root);
    for (const name of names) expect(output).toContain(name);
    expect(output).toMatch(/Test Files.*3 passed/);
  });

  test('a resource has its doors', () => {
    expect(read('packages/api-client/src/index.ts')).toContain(
      "from './resources/gift-cards/gift-cards.resource.ts'",
    );
    expect(read('packages/api-client/src/testing.ts')).toContain('giftCardsHandlers.list(),\n];');
  });

  test('a feature is composed into every app, and has a rule', () => {
    for (const app of readdirSync(join(repository, 'apps'))) {
      expect(read(`apps/${app}/src/main.tsx`)).toContain(', tableTalk]');
      expect(read(`apps/${app}/package.json`)).toContain('"@tableside/feature-table-talk": "workspace:*"');
    }
    expect(read('tooling/partner/src/check/features.ts')).toContain("'table-talk': everyPartner,");
  });

  test('CFG-34 a partner is made by one command: settings, drawings, content and an app, with nothing to mend', () => {
    expect(checkPartners(workspace.root, 'choice')).toEqual([]);
    const content = (id: string) => `tooling/platform/src/content/pages/${id}`;
    expect(readdirSync(join(workspace.root, content('choice')))).toEqual(
      readdirSync(join(repository, content('hilton'))),
    );
    expect(read('apps/choice/src/main.tsx').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('what is written for a partner is formatted', async () => {
    for (const path of ['partners/choice.json', 'apps/choice/src/main.tsx', 'apps/choice/package.json']) {
      const file = join(workspace.root, path);
      expect(await check(read(path), { ...(await resolveConfig(file)), filepath: file }), path).toBe(true);
    }
  });

  test('CFG-34 the app of a new partner builds', async () => {
    const app = join(workspace.root, 'apps/choice');
    const vite = join(repository, 'apps/hilton/node_modules/vite/bin/vite.js');
    await run(process.execPath, ['--conditions=@tableside/source', vite, 'build', '--logLevel', 'warn'], {
      cwd: app,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    expect(readFileSync(join(app, 'dist/index.html'), 'utf8')).toContain('<title>Choice Eats</title>');
  });
});

test('what exists already is not written over', async () => {
  await expect(generate(workspace.root, 'component', ['button'])).rejects.toThrow(/already exists/i);
});

test('a name is kebab-case', async () => {
  await expect(generate(workspace.root, 'component', ['PriceTag'])).rejects.toThrow(/kebab-case/);
});
