import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { wcagContrast } from 'culori';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { checkPartners } from '../src/check/check-partners.ts';
import { printFinding } from '../src/findings.ts';
import { writeGenerated } from '../src/generate/generated-files.ts';
import { removePartner } from '../src/remove-partner.ts';
import { sampleWorkspace } from './workspace.ts';

let workspace: ReturnType<typeof sampleWorkspace>;
beforeEach(() => {
  workspace = sampleWorkspace();
  writeGenerated(workspace.partners);
});
afterEach(() => rmSync(workspace.root, { recursive: true }));

const found = async (only?: string) => (await checkPartners(workspace.root, only)).map(printFinding);
const inMain = (change: (text: string) => string) => workspace.edit('apps/hilton/src/main.tsx', change);
const inSettings = (change: (text: string) => string) => workspace.edit('partners/hilton.json', change);

test('CFG-34.a partners with consistent files, drawings and apps have no problems', async () => {
  expect(await found()).toEqual([]);
});

test('CFG-25.d CFG-36.a every problem of a file is reported in one run, such as markup in a name', async () => {
  inSettings((text) =>
    text
      .replace(/"programName": .*/, '"programName": "Dine <b>Out</b>",')
      .replace('"hasVIP": true', '"hasVip": true, "hasAutoEnroll": true')
      .replace('"radius": 8', '"radius": "8"'),
  );
  expect(await found('hilton')).toEqual([
    'hilton  partners/hilton.json programName must be a name without markup',
    'hilton  partners/hilton.json brand.radius must be a number',
    'hilton  partners/hilton.json hasVip is not a setting: did you mean hasVIP?',
    'hilton  partners/hilton.json hasAutoEnroll needs enrollmentType "sso", which is "direct"',
  ]);
});

test('a pair with too little contrast is reported with the nearest color that passes', async () => {
  inSettings((text) => text.replace('"textMuted": "#515c66"', '"textMuted": "#9aa4ad"'));
  const [first] = await found('hilton');
  expect(first).toMatch(
    /brand\.colors\.textMuted #9aa4ad on surface #ffffff has a contrast of 2\.\d\d instead of at least 4\.5/,
  );
  const suggestion = /passes is (#[0-9a-f]{6})/.exec(first ?? '')?.[1] ?? '';
  expect(wcagContrast(suggestion, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(wcagContrast(suggestion, '#ffffff')).toBeLessThan(5);
});

test('a missing drawing is reported', async () => {
  rmSync(join(workspace.partners, 'assets/hilton/share.svg'));
  expect((await found('hilton'))[0]).toContain('assets/hilton/share.svg is missing');
});

describe('apps', () => {
  test('CFG-34.a an app has the features that the settings require', async () => {
    inMain((text) => text.replace("import { earn } from '@tableside/features/earn';\n", ''));
    expect(await found('hilton')).toEqual([
      expect.stringContaining(
        'chrome, enrollment, home, merchant, search, sign-in, surveys, but the settings require account, activation, chrome, earn',
      ),
      expect.stringContaining(
        'composes account, activation, chrome, earn, enrollment, home, merchant, search, signIn, surveys, but imports',
      ),
    ]);
  });
  test('CFG-34.b the entry point of an app has at most 40 lines', async () => {
    const padTo = (lines: number) =>
      inMain((text) => `${text.trimEnd()}${'\n// more'.repeat(lines - text.trimEnd().split('\n').length)}\n`);
    padTo(40);
    expect(await found('hilton')).toEqual([]);
    padTo(41);
    expect(await found('hilton')).toEqual([expect.stringContaining('src/main.tsx has 41 lines')]);
  });
  test('an app builds the partner with its name, and depends on the features and that partner’s files', async () => {
    inMain((text) => text.replaceAll('hilton.json', 'caesars.json'));
    workspace.edit('apps/hilton/package.json', (text) =>
      text
        .replace('"partner": "hilton"', '"partner": "caesars"')
        .replace('@tableside/features"', '@tableside/old"'),
    );
    workspace.edit('apps/hilton/turbo.json', (text) =>
      text.replace('partners/assets/hilton', 'partners/assets/other').replace('#bundle', '#other'),
    );
    expect(await found('hilton')).toEqual([
      expect.stringContaining("does not import '../../../partners/hilton.json?partner'"),
      expect.stringContaining("does not import '../../../partners/hilton.json?content'"),
      expect.stringContaining('has the partner caesars, not hilton'),
      expect.stringContaining('apps/hilton/package.json does not depend on @tableside/features'),
      expect.stringContaining('does not name "$TURBO_ROOT$/partners/assets/hilton/**"'),
      expect.stringContaining('does not name "@tableside/sites#bundle"'),
    ]);
  });
  test('an app without a partner, a partner without an app, and a feature without a rule are reported', async () => {
    mkdirSync(join(workspace.root, 'apps/ghost'));
    mkdirSync(join(workspace.root, 'packages/features/src/karaoke'));
    rmSync(join(workspace.root, 'apps/hilton/vite.config.ts'));
    expect(await found()).toEqual([
      'hilton  apps/hilton/vite.config.ts is missing',
      'ghost  apps/ghost has no partners/ghost.json',
      expect.stringContaining('packages/features/src/karaoke has no rule'),
    ]);
  });
});

test('names, files and hosts match, and no two partners share a host', async () => {
  inSettings((text) => text.replace('"id": "hilton"', '"id": "other"'));
  expect(await found('hilton')).toEqual(expect.arrayContaining([expect.stringContaining('id is "other"')]));
  inSettings((text) =>
    text
      .replace('"id": "other"', '"id": "hilton"')
      .replace('dining.hilton.example"', 'dining.caesars.example"'),
  );
  expect(await found()).toEqual([
    expect.stringContaining('one part of its host must be hilton'),
    expect.stringContaining('has the host of caesars'),
  ]);
});

test('outdated generated files are reported', async () => {
  inSettings((text) => text.replace('"radius": 8', '"radius": 9'));
  writeFileSync(join(workspace.partners, 'partner.schema.json'), '{}');
  expect(await found()).toEqual([
    'all  partners/partner.schema.json is out of date: run pnpm partner generate',
    'all  partners/README.md is out of date: run pnpm partner generate',
  ]);
});

test('CFG-38.a CFG-38.b a partner is removed with all that was made for it, which is shown before', async () => {
  const files = [
    'partners/caesars.json',
    'partners/assets/caesars',
    'partners/content/caesars',
    'apps/caesars',
  ];
  const left = (id: string) =>
    files.filter((path) => existsSync(join(workspace.root, path.replace('caesars', id))));
  const remove = (isSure: boolean) => removePartner(workspace.root, 'caesars', isSure);

  expect(remove(false)).toEqual([...files, expect.stringContaining('--yes removes these')]);
  expect(left('caesars')).toEqual(files);
  expect(remove(true)).toEqual([...files, expect.stringContaining('is removed')]);
  expect([left('caesars'), left('hilton')]).toEqual([[], files]);
  expect(await found()).toEqual([]);
  expect(() => remove(true)).toThrow('Unknown partner caesars.');
});

test('an unknown partner is reported with the closest name and the list of all', async () => {
  await expect(found('hiltn')).rejects.toThrow(
    'Unknown partner hiltn. Did you mean hilton? Available: caesars, hilton.',
  );
  await expect(found('nobody')).rejects.toThrow('Unknown partner nobody. Available: caesars, hilton.');
});

describe('file names in errors', () => {
  test('settings that cannot be parsed, for one partner and for all', async () => {
    inSettings((text) => text.replace('{', ''));
    const [only, ...others] = await found('hilton');
    expect(only).toMatch(/^hilton {2}partners\/hilton\.json \(file\) is not JSON: /);
    expect(others).toEqual([]);
    expect(await found()).toEqual([only]);
  });
  test('a setting that is set twice', async () => {
    inSettings((text) => text.replace('"hasVIP": true,', '"hasVIP": true,\n  "hasVIP": false,'));
    expect(await found()).toEqual([
      'hilton  partners/hilton.json hasVIP is set twice, on line 17 and on line 18: keep one',
    ]);
  });
  test('a pattern with catastrophic backtracking', async () => {
    inSettings((text) =>
      text.replace('"hasPPN": true,', '"hasPPN": true,\n  "partnerNumberPattern": "^(a+)+$",'),
    );
    expect(await found()).toEqual([
      expect.stringContaining('partners/hilton.json partnerNumberPattern can backtrack exponentially'),
    ]);
  });
  test('content and manifests', async () => {
    const content = join(workspace.root, 'partners/content/hilton');
    mkdirSync(content, { recursive: true });
    writeFileSync(join(content, 'home.json'), '{"title": 1, "title": 2}');
    workspace.edit('apps/hilton/package.json', (text) => text.slice(1));
    expect(await found()).toEqual([
      expect.stringContaining('apps/hilton/package.json (file) is not JSON'),
      expect.stringContaining('partners/content/hilton/home.json title is set twice'),
      'hilton  home is skipped: is no list of entries',
    ]);
  });
});
