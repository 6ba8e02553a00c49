import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { describeSite, hostFormats, isHostFormat, retainAssets, retainRenderer } from '@tableside/deploy';
import { readEnvironment } from '@tableside/platform/hosting';
import { MANIFEST } from '@tableside/vite/sites';

import { conditionPlaces } from './conditions/condition-places.ts';
import { diff } from './diff.ts';
import { drawPartner } from './draw/draw-partner.ts';
import { everyFinding } from './every-finding.ts';
import { explain } from './explain.ts';
import { printFinding } from './findings.ts';
import { writeGenerated } from './generate/generated-files.ts';
import { loadedPartner, partnerIds } from './partners.ts';
import { removePartner } from './remove-partner.ts';

const workspace = resolve(import.meta.dirname, '../../..');
const folder = resolve(workspace, 'partners');
const all = () => partnerIds(folder).map((id) => loadedPartner(folder, id));

const usage = `pnpm partner check [id]           lists every problem of all partners, or of one
pnpm partner conditions           lists the cases of the requirements, and at which partner and person each occurs
pnpm partner explain <setting>    meaning, default and values of a setting
pnpm partner diff <id> <id>       the settings in which two partners differ
pnpm partner draw <id> [--again]  draws the missing assets (or all but the mark) from assets/<id>/mark.svg
pnpm partner remove <id> [--yes]  shows what belongs to a partner, and with --yes removes it
pnpm partner generate             writes partner.schema.json and the table in partners/README.md
pnpm partner headers <id> --nginx | --caddy | --json
                                  configuration of a web server for a partner's site
pnpm partner proof <id>           writes a page for a partner's security team, from its build
pnpm partner verify <id> <address>
                                  compares what an address serves with the build in APPS_DIR
pnpm partner shots [--partner <id>]… [--base <revision> | --readme]
                                  pictures of the built sites on a contact sheet; with a base, of what changed;
                                  or those of the README
pnpm partner assets keep [id]     copies builds to APPS_DIR, with the assets of the two builds before`;

const conditions = () => conditionPlaces(workspace, all(), new Date());

async function check(id?: string): Promise<number> {
  const findings = await everyFinding(workspace, new Date(), id);
  for (const finding of findings) console.error(printFinding(finding));
  const subject = id ?? `${partnerIds(folder).length} partners`;
  console.log(
    findings.length === 0 ? `${subject}: no problems.` : `${subject}: ${findings.length} problems.`,
  );
  return findings.length === 0 ? 0 : 1;
}

function environment() {
  const file = resolve(workspace, '.env.local');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnvironment(process.env);
}

async function headers(id: string, format: string): Promise<number> {
  if (!isHostFormat(format)) {
    console.error(`Which server? Choose ${hostFormats.map((one) => `--${one}`).join(', ')}.`);
    return 2;
  }
  const description = await describeSite(loadedPartner(folder, id), environment(), format);
  process.stdout.write(description);
  return 0;
}

async function proof(id: string): Promise<number> {
  // Loaded here, because the other commands need no browser and no platform.
  const { writeProof } = await import('./proof/proof.ts');
  const { file, findings } = await writeProof(
    workspace,
    loadedPartner(folder, id),
    environment(),
    new Date(),
  );
  for (const finding of findings) console.error(finding);
  console.log(file);
  return findings.length === 0 ? 0 : 1;
}

async function verify(id: string, address: string): Promise<number> {
  const [{ requestServer, verifySite }, { readPageFiles }] = await Promise.all([
    import('./verify/verify.ts'),
    import('@tableside/platform/secure-frame'),
  ]);
  const differences = await verifySite({
    partner: loadedPartner(folder, id),
    environment: environment(),
    address,
    request: requestServer,
    readFrame: readPageFiles,
  });
  for (const difference of differences) console.error(difference);
  console.log(
    differences.length === 0
      ? `${address} serves the build of ${id}.`
      : `Differences of ${address} from the build of ${id}: ${differences.length}.`,
  );
  return differences.length === 0 ? 0 : 1;
}

async function shots(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      partner: { type: 'string', multiple: true, default: [] },
      base: { type: 'string' },
      readme: { type: 'boolean', default: false },
    },
  });
  const { readmePartners, shootReadme, shootSheet } = await import('./shots/shots.ts');
  const [now, named] = [new Date(), values.partner];
  const partnersOr = (others: readonly string[]) =>
    (named.length > 0 ? named : others).map((id) => loadedPartner(folder, id));
  const lines = values.readme
    ? await shootReadme(workspace, partnersOr(readmePartners), now)
    : [await shootSheet(workspace, partnersOr(partnerIds(folder)), now, values.base)];
  console.log(lines.join('\n'));
}

async function retain(ids: readonly string[]): Promise<void> {
  const builds = resolve(workspace, 'apps');
  const { appsDir } = environment();
  if (resolve(appsDir) === builds)
    throw new Error(
      'Set APPS_DIR to the folder that sites are served from: "pnpm build" empties ' +
        'apps/<partner>/dist, so assets cannot be kept there. For example: ' +
        'APPS_DIR=/var/www/tableside',
    );
  for (const id of ids) {
    const served = join(appsDir, id, 'dist');
    const { added, retainedCount, removed } = await retainAssets(join(builds, id, 'dist'), served);
    await copyFile(join(builds, id, MANIFEST), join(appsDir, id, MANIFEST));
    await retainRenderer(join(builds, id, 'renderer'), join(appsDir, id, 'renderer'));
    console.log(
      `${served}: ${added} files added, ${retainedCount} kept from earlier builds, ${removed} removed.`,
    );
  }
}

async function run(args: readonly string[]): Promise<number> {
  const [command = '', first, second] = args;
  const isHelp = args.some((one) => one === '--help' || one === '-h');
  if (isHelp && (command.startsWith('-') || usage.includes(`pnpm partner ${command} `))) {
    console.log(usage);
    return 0;
  }
  switch (command) {
    case 'check':
      return check(first);
    case 'conditions':
      for (const { rows, when, places } of conditions())
        console.log(`${rows}  ${when}: ${places.join(', ') || 'nowhere'}`);
      return 0;
    case 'explain':
      if (!first) break;
      console.log(explain(first, all()));
      return 0;
    case 'diff':
      if (!first || !second) break;
      console.log(diff(loadedPartner(folder, first), loadedPartner(folder, second)));
      return 0;
    case 'draw':
      if (!first) break;
      for (const file of await drawPartner(folder, first, second === '--again')) console.log(file);
      return 0;
    case 'remove':
      if (!first) break;
      console.log(removePartner(workspace, first, second === '--yes').join('\n'));
      return 0;
    case 'generate':
      console.log(writeGenerated(folder).join('\n') || 'Nothing changed.');
      return 0;
    case 'headers':
      if (!first) break;
      return headers(first, (second ?? '').replace(/^--/, ''));
    case 'proof':
      if (!first) break;
      return proof(first);
    case 'verify':
      if (!first || !second) break;
      return verify(first, second);
    case 'shots':
      await shots(args.slice(1));
      return 0;
    case 'assets':
      if (first !== 'keep') break;
      await retain(second ? [second] : partnerIds(folder));
      return 0;
    default:
  }
  console.error(usage);
  return 2;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
