import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { generate } from '../src/generate.ts';
import { generatorKinds } from '../src/generators.ts';
import { repository, workspaceCopy } from './workspace-copy.ts';

const run = promisify(execFile);
async function say(tool: string, args: readonly string[], cwd = workspace.root): Promise<string> {
  try {
    const bin = tool === 'node' ? process.execPath : join(workspace.root, 'node_modules/.bin', tool);
    const env = { ...process.env, CI: '1', VITEST: '', NODE_OPTIONS: '--conditions=@tableside/source' };
    const { stdout } = await run(bin, [...args], { cwd, env });
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

describe('generated code', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    const { root, install } = workspace;
    await generate(root, 'component', ['price-tag']);
    await generate(root, 'kit', ['gift-note']);
    await generate(root, 'resource', ['gift-cards']);
    await generate(root, 'partner', ['harbor', 'Harbor', 'Harbor Eats', 'direct', 'Point']);
    await generate(root, 'partner', ['nova', 'Nova', 'The Nova Supper Club of Seven Seas', 'sso', 'Mile']);
    await generate(root, 'partner', ['ox', 'Ox', 'Ox', 'none', 'Credit']);
    // These must come last, because generators in this process know the repository's features, not those of
    // the copy.
    await generate(root, 'feature', ['table-talk']);
    await generate(root, 'feature', ['night-cap']);
    await generate(root, 'form', ['table-talk', 'invitation']);
    install();
  });

  describe('passes the quick checks of pnpm check', () => {
    const code = /\.(ts|tsx|mjs)$/;

    test('test:format', async () => {
      const output = await say('oxfmt', ['--check', ...workspace.written()]);
      expect(output).toContain('All matched files');
    });
    test('lint', async () => {
      const written = workspace.written().filter((path) => code.test(path));
      const output = await say('oxlint', ['--type-aware', '--deny-warnings', ...written]);
      expect(output).toContain(`on ${written.length} files`);
    });
    test('test:boundaries', async () => {
      expect(await say('node', ['tooling/boundaries/src/cli.ts'])).toContain('All imports follow the layers');
    });
    test('test:sherif', async () => {
      const output = await say('sherif', ['--fail-on-warnings', '-r', 'packages-without-package-json']);
      expect(output).toContain('No issues');
    });
    test('test:knip', async () => {
      expect(await say('knip', [])).toBe('');
    });
    test('CFG-34.a test:partners', async () => {
      expect(await say('node', ['tooling/partner/src/cli.ts', 'check'])).toContain('no problems');
    });
  });

  test('type-checks in packages', async () => {
    const project = join(workspace.root, '.data/tsconfig.json');
    const include = workspace
      .written()
      .filter((path) => /^packages\/.*\.tsx?$/.test(path))
      .map((path) => join(workspace.root, path));
    mkdirSync(dirname(project));
    // The features package has a Vitest installation of its own because of its peers, so its matchers are
    // listed too.
    const types = ['', '../packages/features/node_modules/'].map(
      (at) => `${at}@testing-library/jest-dom/vitest`,
    );
    const settings = {
      extends: '@tableside/presets/typescript/react.json',
      compilerOptions: { types },
      include,
    };
    writeFileSync(project, JSON.stringify(settings));
    expect(await say('tsc', ['--project', project])).toBe('');
  });

  test('passes its own tests', async () => {
    const names = [
      'price-tag/price-tag.test.tsx',
      'gift-cards/gift-cards.test.ts',
      'gift-note/gift-note.test.tsx',
      'table-talk/table-talk-screen.test.tsx',
      'table-talk/invitation/invitation-form.test.tsx',
      'tooling/e2e/src/site-routes.test.ts',
    ];
    const config = ['--root', workspace.root, '--config', 'tooling/generators/test/unit.config.ts'];
    const output = await say('vitest', ['run', ...config, ...names]);
    for (const name of names) expect(output).toContain(name);
    expect(output).toMatch(/Test Files.*6 passed/);
  });

  test('a resource has its entry points', () => {
    expect(read('packages/api-client/src/index.ts')).toContain(
      "from './resources/gift-cards/gift-cards.resource.ts'",
    );
    expect(read('packages/api-client/src/testing.ts')).toContain('giftCardsHandlers.list(),\n];');
  });

  test('a feature is added to every app, and has a rule', () => {
    for (const app of readdirSync(join(repository, 'apps'))) {
      expect(read(`apps/${app}/src/main.tsx`)).toMatch(/features: \[[^\]]*\btableTalk,\s+nightCap,?\s*\]/);
    }
    expect(read('tooling/partner/src/check/features.ts')).toContain("'table-talk': everyPartner,");
    expect(read('packages/core/src/routes.ts')).toContain(
      "tableTalk: { path: '/table-talk', indexing: 'listed' },",
    );
  });

  test('a section is inserted in order in the README of the package', () => {
    const sections = (path: string) => [...read(path).matchAll(/^## .*$/gm)].map(([heading]) => heading);
    for (const [name, folder] of [
      ['features', 'table-talk'],
      ['kits', 'gift-note'],
    ] as const) {
      const found = sections(`packages/${name}/README.md`);
      expect(found).toContain(`## \`@tableside/${name}/${folder}\``);
      expect(found).toEqual(found.toSorted());
    }
  });

  test('CFG-34.a CFG-34.b one command creates a partner: settings, drawings, content and an app', () => {
    const content = (id: string) => `partners/content/${id}`;
    expect(readdirSync(join(workspace.root, content('harbor')))).toEqual(
      readdirSync(join(repository, content('hilton'))),
    );
    expect(read('apps/harbor/src/main.tsx').trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('CFG-34.c CFG-37 the app of a new partner builds, and says what its check calls a problem', async () => {
    const app = join(workspace.root, 'apps/harbor');
    const sites = join(workspace.root, 'tooling/sites/src');
    const build = (name: string, cwd: string, variables = {}) =>
      run(process.execPath, ['--conditions=@tableside/source', join(sites, name)], {
        cwd,
        env: { ...process.env, NODE_ENV: 'production', ...variables },
      });
    await build('bundle.cli.ts', workspace.root);
    const popup = [{ slug: 'note', fields: { body_text: 'Hello' } }];
    writeFileSync(join(workspace.root, 'partners/content/harbor/popup.json'), JSON.stringify(popup));
    const { stderr } = await build('build.cli.ts', app, { TURBO_HASH: 'new' });
    expect(stderr).toContain('popup/note appears nowhere');
    const page = readFileSync(join(app, 'dist/index.html'), 'utf8');
    expect(page).toMatch(/<title[^>]*>Harbor Eats<\/title>/);
    expect(page).toMatch(/<h1[\s>]/);
  });

  test('CFG-38.b CFG-40.a the commands of partners list the cases, and remove a partner only with --yes', async () => {
    const partner = (...args: string[]) => say('node', ['tooling/partner/src/cli.ts', ...args]);
    const cases = await partner('conditions');
    expect(cases).toMatch(/^CFG-03 {2}members earn Points: .*\bharbor\b/m);
    expect(cases).toMatch(/^HIS-23 {2}a credit is pending: t-mobile: history$/m);
    const settings = join(workspace.root, 'partners/ox.json');
    expect(await partner('remove', 'ox')).toContain('partners/ox.json\npartners/assets/ox\n');
    expect(existsSync(settings)).toBe(true);
    await partner('remove', 'ox', '--yes');
    expect(existsSync(settings)).toBe(false);
  });
});

describe('without a terminal', () => {
  const cli = join(import.meta.dirname, '../src/cli.ts');
  const make = (...args: string[]) =>
    spawnSync(process.execPath, ['--conditions=@tableside/source', cli, ...args], {
      encoding: 'utf8',
      input: '',
    });

  test.each(generatorKinds)('pnpm new %s lists the required arguments', (kind) => {
    const { status, stderr } = make(kind);
    expect(stderr).toMatch(new RegExp(`^pnpm new ${kind} needs more arguments .+\\.\n`));
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(2);
  });
  test('an invalid or superfluous answer is reported without a stack trace', () => {
    const wrong = make('partner', 'harbor', 'Harbor', 'Harbor Eats', 'by-mail', 'Point');
    expect(wrong.stderr).toContain('did not recognize "by-mail"');
    expect(make('component', 'price-tag', 'big').stderr).toContain('pnpm new component <name>');
    expect(wrong.stderr).not.toContain('    at ');
  });
});

test('existing files are not overwritten', async () => {
  await expect(generate(workspace.root, 'component', ['button'])).rejects.toThrow(/already exists/i);
});

test('a form requires an existing feature', async () => {
  const made = generate(workspace.root, 'form', ['no-such-feature', 'invitation']);
  await expect(made).rejects.toThrow('Feature no-such-feature');
  expect(existsSync(join(workspace.root, 'packages/features/src/no-such-feature'))).toBe(false);
});

test.each([
  ['Dine <b>Out</b>', 'This must be a name without markup.'],
  ['Dine {name}', 'Enter text without quotes and braces.'],
])('CFG-36.a a partner whose program would be called %s is not made', async (programName, message) => {
  const answers = ['harbor', 'Harbor', programName, 'direct', 'Point'];
  await expect(generate(workspace.root, 'partner', answers)).rejects.toThrow(message);
});

test('a name must be in kebab case', async () => {
  await expect(generate(workspace.root, 'component', ['PriceTag'])).rejects.toThrow(/kebab-case/);
});
