import { writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { emulationLink } from '../accounts/emulation.ts';
import { contentTokenOf } from '../content/index.ts';
import { removeDemoData } from '../database/demo-data.ts';
import type { Database } from '../database/database.ts';
import { describeMigrations } from '../database/migrate.ts';
import { withDatabase } from '../database/with-database.ts';
import { exampleEnvironment } from '../settings/describe-settings.ts';
import { readEnvironment, type Environment } from '../settings/environment.ts';
import type { ImportOptions, ImportResult } from '../import/import-records.ts';
import { startJobQueue } from '../jobs/index.ts';
import { createMailer } from '../mail/index.ts';
import { readPartners } from '../settings/partners.ts';
import { serviceNames } from '../settings/service-names.ts';
import { createLog } from '../web/log.ts';
import { UsageError, type Command, type Commands } from './run-command.ts';

async function bringUpToDate(): Promise<void> {
  console.log(await withDatabase(readEnvironment(), (_, applied) => describeMigrations(applied)));
}

async function removeInvented(): Promise<void> {
  const { people, places, overrides } = await withDatabase(readEnvironment(), removeDemoData);
  console.log(
    `Removed ${people} demo people, ${places} demo merchants and ${overrides} feature flag overrides.`,
  );
}

async function importFile(
  args: string[],
  importRecords: (
    database: Database,
    options: ImportOptions,
    environment: Environment,
  ) => Promise<ImportResult>,
): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'skip-bad': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [path] = positionals;
  if (path === undefined) throw new UsageError();
  const { 'skip-bad': skipsBad, 'dry-run': isDryRun } = values;
  const environment = readEnvironment();
  const options: ImportOptions = {
    path,
    skipsBad,
    isDryRun,
    onBadLine: (line, why) => console.error(`Line ${line}: ${why}.`),
    onProgress: (lines, share) => console.log(`Read ${lines} lines (${Math.round(share * 100)}%).`),
  };
  const result = await withDatabase(environment, (database) => importRecords(database, options, environment));
  const { lines, bad, added, changed, unchanged, isCommitted } = result;
  const outcome = `${added} new, ${changed} changed, ${unchanged} unchanged`;
  if (bad > 0 && !skipsBad) {
    console.error(
      `${bad} of ${lines} lines are invalid: nothing was imported. Use --skip-bad to import the others.`,
    );
    process.exitCode = 1;
  } else {
    console.log(
      `${isCommitted ? 'Imported' : 'Dry run, nothing was imported; the result would be'}: ${outcome}.`,
    );
    if (bad > 0) console.log(`Skipped ${bad} of ${lines} lines.`);
  }
}

const importMerchantsFile = (args: string[]) =>
  importFile(args, async (database, options, { partnersDir }) => {
    const { importMerchants } = await import('../import/import-merchants.ts');
    return importMerchants(database, { ...options, partners: await readPartners(partnersDir) });
  });

const importTablesFile = (args: string[]) =>
  importFile(args, async (database, options) => {
    const { importTables } = await import('../import/import-tables.ts');
    return importTables(database, options);
  });

async function printContentTokens(): Promise<void> {
  const { sessionSecret, partnersDir } = readEnvironment();
  if (sessionSecret === undefined)
    throw new Error(
      'Tokens are derived from SESSION_SECRET, which is missing; in development they are printed ' +
        'at startup.',
    );
  for (const { id } of await readPartners(partnersDir))
    console.log(`${contentTokenOf(sessionSecret, id)}  ${id}`);
}

async function printEmulationLink(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const [partnerId, publicId] = positionals;
  if (partnerId === undefined || publicId === undefined) throw new UsageError();
  const { emulationSecret: secret, partnersDir } = readEnvironment();
  if (secret === undefined) throw new Error('Links are signed with EMULATION_SECRET, which is missing.');
  const partner = (await readPartners(partnersDir)).find(({ id }) => id === partnerId);
  if (!partner?.emulation.adminOrigin)
    throw new Error(`${partnerId} is not a partner with emulation.adminOrigin in its settings.`);
  const siteUrl = values.site ?? partner.siteUrl;
  console.log(await emulationLink({ secret, partner, publicId, siteUrl }, new Date()));
}

async function openClaims(args: string[]): Promise<void> {
  const { runClaims } = await import('./claims-command.ts');
  const environment = readEnvironment();
  const partners = await readPartners(environment.partnersDir);
  const log = createLog(environment.logLevel);
  const now = () => new Date();
  await withDatabase(environment, async (database) => {
    const queue = await startJobQueue({ database, log, worksOnJobs: false });
    try {
      const mailer = createMailer({ database, now, log, delivery: { queue }, retainsBodies: false });
      const print = (line: string) => console.log(line);
      await runClaims(args, { database, mailer, partners, now, origin: hostname(), print });
    } finally {
      await queue.stop();
    }
  });
}

async function writeOpenApi(): Promise<void> {
  // Imported here because it is a development dependency that no other command needs.
  const { openApiDocument, writeDocument } = await import('../openapi/document.ts');
  const path = fileURLToPath(new URL('../../openapi.json', import.meta.url));
  await writeFile(path, writeDocument(await openApiDocument()));
  console.log(`Wrote ${path}.`);
}

const plain = (usage: string, work: () => Promise<void>): Command => ({
  usage,
  async run(args) {
    parseArgs({ args });
    await work();
  },
});

export const commands = {
  serve: {
    usage: `  serve [--services <names>]
                         start every service and serve the sites (the usual command), or only some of
                         ${serviceNames.join(', ')} (docs/operate.md)`,
    async run(args) {
      const { values } = parseArgs({ args, options: { services: { type: 'string' } } });
      await (await import('./serve.ts')).serve(values.services);
    },
  },
  migrate: plain('  migrate                apply pending database migrations', bringUpToDate),
  'import-merchants': {
    usage: `  import-merchants <file> [--skip-bad] [--dry-run]
                         import merchants from CSV (.csv) or JSON Lines (.jsonl): all or none, unless
                         --skip-bad skips invalid lines; --dry-run validates without importing (docs/operate.md)`,
    run: importMerchantsFile,
  },
  'import-tables': {
    usage: `  import-tables <file> [--skip-bad] [--dry-run]
                         import the seating hours and tables of restaurants, with the same options
                         (docs/operate.md)`,
    run: importTablesFile,
  },
  'remove-demo-data': plain(
    '  remove-demo-data       delete demo people, their mail, demo merchants and feature flag overrides',
    removeInvented,
  ),
  'content-tokens': plain(
    "  content-tokens         print each partner's token for reading its content with a ButterCMS client",
    printContentTokens,
  ),
  emulate: {
    usage: `  emulate <partner> <public id> [--site <address>]
                         print a single-use link, valid for one minute, that shows a member's pages in the admin's
                         frame (docs/operate.md); --site is for a site that is not at its siteUrl`,
    run: printEmulationLink,
  },
  claims: {
    usage: `  claims list [--partner <partner>] [--all]
  claims show <partner> <reference> [--pictures <folder>]
  claims decide <partner> <reference> credited|declined|needsMore --reason <reason> --by <name>
                         [--amount <amount>] [--record <id>]
                         list open visits that members reported, show one, or decide it (docs/operate.md)`,
    run: openClaims,
  },
  settings: plain(
    '  settings               print every setting with its default: the text of .env.example',
    async () => void process.stdout.write(exampleEnvironment()),
  ),
  openapi: plain(
    '  openapi                write tooling/platform/openapi.json and its types from the contracts',
    writeOpenApi,
  ),
} satisfies Commands;
