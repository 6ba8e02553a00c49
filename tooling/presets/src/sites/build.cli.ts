import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { PartnerRefused } from '../partner/read-partner.ts';
import { bundleFolder, readApp, workspace } from './workspace-sites.ts';
import { writeSite } from './write-site.ts';

const usage = `pnpm build   builds every site that is not as its files say; in the folder of an app, that app's

  --filter <name>  only these apps, as turbo has it: --filter=@tableside/app-hilton; may be repeated
  --force          also those that have not changed

  CONTENT_URL       the content service to take content from, instead of the partners' folders
  SITE_MODE         another mode than production, which has the PAYMENT_TEST_KEY`;

/** Which state of its files a site was built from, by turbo's hash. It is among the outputs that turbo restores. */
const stampOf = (folder: string) => join(folder, '.turbo/site-hash');
const isBuilt = (folder: string, hash: string) =>
  existsSync(join(folder, 'dist/index.html')) &&
  existsSync(stampOf(folder)) &&
  readFileSync(stampOf(folder), 'utf8') === hash;

async function buildApp(folder: string, hash: string): Promise<void> {
  const { partner: name, page, partnerFile } = readApp(folder);
  rmSync(stampOf(folder), { force: true });
  const contentUrl = process.env.CONTENT_URL;
  await writeSite({ bundle: bundleFolder, name, page, partnerFile, folder, contentUrl });
  mkdirSync(dirname(stampOf(folder)), { recursive: true });
  writeFileSync(stampOf(folder), hash);
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

/** Turbo says which sites have changed and bundles their code; one process writes them all. */
async function buildChanged(filters: readonly string[], isForced: boolean): Promise<void> {
  const args = ['build', '--dry=json', ...filters.map((filter) => `--filter=${filter}`)];
  const { tasks } = JSON.parse(turbo(args, 'pipe')) as Plan;
  const builds = tasks.filter(({ task, directory }) => task === 'build' && directory.startsWith('apps/'));
  // Turbo cannot see whether a content service has something new.
  const isAlways = isForced || Boolean(process.env.CONTENT_URL);
  const changed = builds.filter(
    ({ directory, hash }) => isAlways || !isBuilt(join(workspace, directory), hash),
  );
  if (changed.length > 0)
    turbo(['bundle', '--output-logs=errors-only', ...(isForced ? ['--force'] : [])], 'inherit');
  for (const { directory, hash } of changed) await buildApp(join(workspace, directory), hash);
  const names = changed.map(({ directory }) => relative('apps', directory)).join(', ') || 'none';
  console.log(`Built: ${names}. As before: ${builds.length - changed.length}.`);
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      filter: { type: 'string', multiple: true },
      force: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(usage);
  const here = relative(workspace, process.cwd());
  const { TURBO_HASH } = process.env;
  if (TURBO_HASH && here.startsWith('apps/')) return buildApp(process.cwd(), TURBO_HASH);
  const usual = here.startsWith('apps/') ? `./${here}` : './apps/*';
  return buildChanged(values.filter ?? [usual], values.force);
}

await run().catch((error: unknown) => {
  console.error(error instanceof PartnerRefused ? error.message : error);
  process.exitCode = 1;
});
