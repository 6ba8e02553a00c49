import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { readApp } from '@tableside/vite';
import { unknownPartner } from '@tableside/partner/partners';
import { ContentMissing, PartnerRefused } from '@tableside/vite/partner';
import { writeSite } from '@tableside/vite/sites';
import { sbomFile, writeSboms } from '@tableside/presets/sbom';

import { sayProblems, sayRefusal } from './say-problems.ts';
import { bundleFolder, workspace } from './workspace-sites.ts';

const usage = `pnpm build [partner…]   builds all changed sites, or those of these partners; in an app's folder, only that one

  --filter <name>  only the site of this partner, or apps in turbo's syntax: --filter=...[main]; can be repeated
  --force          also builds unchanged sites

  CONTENT_URL       content service to read from, instead of the partners' folders
  SITE_MODE         a mode other than production, which uses PAYMENT_TEST_KEY`;

/**
 * Stores turbo's hash of the files from which a site was built. Turbo restores this file together with the
 * outputs.
 */
const stampOf = (folder: string) => join(folder, '.turbo/site-hash');
const isBuilt = (folder: string, hash: string) =>
  existsSync(join(folder, 'dist/index.html')) &&
  existsSync(join(folder, sbomFile)) &&
  existsSync(stampOf(folder)) &&
  readFileSync(stampOf(folder), 'utf8') === hash;

async function buildApp(folder: string, hash: string): Promise<void> {
  const { partner: name, page, partnerFile } = readApp(folder);
  rmSync(stampOf(folder), { force: true });
  const contentUrl = process.env.CONTENT_URL;
  await writeSite({ bundle: bundleFolder, name, page, partnerFile, folder, contentUrl });
  mkdirSync(dirname(stampOf(folder)), { recursive: true });
  writeFileSync(stampOf(folder), hash);
  await sayProblems(workspace, name, console.warn);
}

/** Writes bills of materials beside `dist`, and not into it, because they must not be served. */
function listParts(folders: readonly string[]): void {
  const files = folders.map((folder) => {
    const text = readFileSync(join(folder, 'package.json'), 'utf8');
    return [(JSON.parse(text) as { readonly name: string }).name, join(folder, sbomFile)] as const;
  });
  writeSboms(workspace, 'application', new Map(files));
}

function turbo(args: readonly string[], stdout: 'inherit' | 'pipe'): string {
  const { status, error, ...output } = spawnSync(
    join(workspace, 'node_modules/.bin/turbo'),
    ['run', ...args],
    { cwd: workspace, encoding: 'utf8', stdio: ['ignore', stdout, 'inherit'], maxBuffer: 1e9 },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`turbo run ${args.join(' ')} failed.`);
  return output.stdout;
}

interface Plan {
  readonly tasks: readonly { readonly task: string; readonly directory: string; readonly hash: string }[];
}

async function buildChanged(filters: readonly string[], isForced: boolean): Promise<void> {
  const args = ['build', '--dry=json', ...filters.map((filter) => `--filter=${filter}`)];
  const { tasks } = JSON.parse(turbo(args, 'pipe')) as Plan;
  const builds = tasks.filter(({ task, directory }) => task === 'build' && directory.startsWith('apps/'));
  // Turbo cannot detect changes in a content service.
  const isAlways = isForced || Boolean(process.env.CONTENT_URL);
  const changed = builds.filter(
    ({ directory, hash }) => isAlways || !isBuilt(join(workspace, directory), hash),
  );
  if (changed.length > 0)
    turbo(['bundle', '--output-logs=errors-only', ...(isForced ? ['--force'] : [])], 'inherit');
  listParts(changed.map(({ directory }) => join(workspace, directory)));
  for (const { directory, hash } of changed) await buildApp(join(workspace, directory), hash);
  const names = changed.map(({ directory }) => relative('apps', directory)).join(', ') || 'none';
  console.log(`Built: ${names}. Unchanged: ${builds.length - changed.length}.`);
}

/** Turbo's filters start with a sign or contain one, unlike the id of a partner. */
const isId = (name: string) => /^[\w-]+$/.test(name);

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      filter: { type: 'string', multiple: true },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const here = relative(workspace, process.cwd());
  const { TURBO_HASH } = process.env;
  if (TURBO_HASH && here.startsWith('apps/')) {
    listParts([process.cwd()]);
    return buildApp(process.cwd(), TURBO_HASH);
  }
  const usual = here.startsWith('apps/') ? `./${here}` : './apps/*';
  const named = [...positionals, ...(values.filter ?? [])];
  const mistakes = named.filter(isId).flatMap((id) => unknownPartner(join(workspace, 'partners'), id) ?? []);
  if (mistakes.length > 0) {
    console.error(mistakes.join('\n'));
    process.exitCode = 2;
    return;
  }
  const filters = named.map((name) => (isId(name) ? `./apps/${name}` : name));
  return buildChanged(filters.length > 0 ? filters : [usual], values.force);
}

await run().catch(async (error: unknown) => {
  if (error instanceof PartnerRefused) await sayRefusal(workspace, error, console.error);
  else console.error(error instanceof ContentMissing ? error.message : error);
  process.exitCode = 1;
});
