import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { contentTokenOf } from './content/index.ts';
import type { Database } from './database/database.ts';
import { describeMigrations, migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { exampleEnvironment, listSettings } from './describe-settings.ts';
import type { DineArguments } from './development/dine-command.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { readPartners } from './partners.ts';
import { describeError } from './web/describe-error.ts';

const usage = `Usage: pnpm platform <command>

  serve [--development]  start every service and serve the sites (the usual command)
  migrate                bring the database up to date, and nothing else
  import-merchants <file> [--skip-bad] [--dry-run]
                         import merchants from a table (.csv) or JSON lines (.jsonl): all of them or none, unless
                         --skip-bad leaves bad lines out; --dry-run checks them and keeps nothing (docs/operate.md)
  seed [--merchants N] [--development]
                         bring the database up to date and fill it with invented merchants, if it is empty
  remove-demo-data       delete invented people, their mail, invented merchants and overrides of feature flags
  dine --partner P --email E --amount 48.20 [--merchant N] [--status S]
                         post a settled meal of a member at the platform that is running
  content-tokens         print what clients of ButterCMS show to read each partner's content
  settings               print every setting with what counts without it: the text of .env.example
  openapi                write tooling/platform/openapi.json and its types from the contracts

--development adds invented people and merchants and the switches below /dev. Never use it where real people are
members. --help lists the settings too.`;

const help = () => `${usage}

Settings come from the environment; .env.local at the top of the repository is read too:

${listSettings()}`;

/** Does some work on an up-to-date database that nobody else changes meanwhile. */
async function withDatabase<T>(
  environment: Environment,
  work: (database: Database, applied: string[]) => T | Promise<T>,
): Promise<T> {
  const database = await openDatabase(environment);
  try {
    return await database.exclusively(async () => work(database, await migrate(database)));
  } finally {
    await database.close();
  }
}

async function bringUpToDate(): Promise<void> {
  console.log(await withDatabase(readEnvironment(), (_, applied) => describeMigrations(applied)));
}

async function fill(typed: number | undefined, hasPeople: boolean): Promise<void> {
  const { seed } = await import('./seed/seed.ts');
  const { keepDemoMerchants } = await import('./seed/demo-data.ts');
  const { vaultFingerprints } = await import('./seed/vault-fingerprints.ts');
  const environment = readEnvironment();
  const partners = await readPartners(environment.partnersDir);
  const merchants = typed ?? environment.merchants;
  const onProgress = (done: number) => console.log(`Inventing merchants: ${done} of ${merchants}.`);
  const isNew = await withDatabase(environment, async (database) => {
    const fingerprintOf = vaultFingerprints(database, environment);
    const options = { partners, merchants, today: new Date(), onProgress, hasPeople, fingerprintOf };
    if (!hasPeople) await keepDemoMerchants(database);
    return seed(database, options);
  });
  console.log(isNew ? 'Done.' : 'The database has its merchants already: none were invented.');
}

async function clean(): Promise<void> {
  const { removeDemoData } = await import('./seed/demo-data.ts');
  const { people, places, overrides } = await withDatabase(readEnvironment(), removeDemoData);
  console.log(
    `Removed ${people} invented people, ${places} invented merchants and ${overrides} overrides of feature flags.`,
  );
}

async function importFile(path: string, skipsBad: boolean, isDryRun: boolean): Promise<void> {
  const { importMerchants } = await import('./import/import-merchants.ts');
  const environment = readEnvironment();
  const partners = await readPartners(environment.partnersDir);
  const result = await withDatabase(environment, (database) =>
    importMerchants(database, {
      path,
      partners,
      skipsBad,
      isDryRun,
      onBadLine: (line, why) => console.error(`Line ${line}: ${why}.`),
      onProgress: (lines, share) => console.log(`${lines} lines read (${Math.round(share * 100)} %).`),
    }),
  );
  const { lines, bad, added, changed, unchanged, isKept } = result;
  const outcome = `${added} new, ${changed} changed, ${unchanged} as they were`;
  if (bad > 0 && !skipsBad) {
    console.error(
      `${bad} of ${lines} lines cannot be used: nothing was imported. --skip-bad imports the others.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${isKept ? 'Imported' : 'Nothing was kept, as asked; it would have been'}: ${outcome}.`);
    if (bad > 0) console.log(`Left out ${bad} of ${lines} lines.`);
  }
}

async function printContentTokens(): Promise<void> {
  const { sessionSecret, partnersDir } = readEnvironment();
  if (sessionSecret === undefined)
    throw new Error(
      'Tokens come from SESSION_SECRET, which is missing; in development the start prints them.',
    );
  for (const { id } of await readPartners(partnersDir))
    console.log(`${contentTokenOf(sessionSecret, id)}  ${id}`);
}

async function writeOpenApi(): Promise<void> {
  // A tool of development: nothing else that runs here needs it.
  const { writeTypes } = await import('./openapi/document-types.ts');
  const { openApiDocument, writeDocument } = await import('./openapi/document.ts');
  const document = await openApiDocument();
  const files = {
    '../openapi.json': writeDocument(document),
    './openapi/__generated__/openapi.ts': await writeTypes(document),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = fileURLToPath(new URL(name, import.meta.url));
    await writeFile(path, text);
    console.log(`Wrote ${path}.`);
  }
}

async function postMeal(typed: DineArguments): Promise<void> {
  const { dine } = await import('./development/dine-command.ts');
  const { host, port, partnersDir } = readEnvironment();
  const partnerIds = (await readPartners(partnersDir)).map(({ id }) => id);
  const { said, exitCode } = await dine(typed, { host, port, partnerIds });
  if (exitCode === 0) console.log(said);
  else console.error(said);
  process.exitCode = exitCode;
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      merchants: { type: 'string' },
      development: { type: 'boolean', default: false },
      'skip-bad': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
      partner: { type: 'string' },
      email: { type: 'string' },
      amount: { type: 'string' },
      merchant: { type: 'string' },
      status: { type: 'string' },
    },
  });
  const [command = 'serve', file] = positionals;
  const merchants = values.merchants === undefined ? undefined : Number(values.merchants);
  const isCount =
    merchants === undefined || (Number.isInteger(merchants) && merchants >= 0 && merchants < 800_000);
  if (values.help && usage.includes(`\n  ${command} `)) console.log(help());
  else if (command === 'serve')
    await (await import('./main.ts')).serve({ isProduction: !values.development });
  else if (command === 'migrate') await bringUpToDate();
  else if (command === 'import-merchants' && file !== undefined)
    await importFile(file, values['skip-bad'], values['dry-run']);
  else if (command === 'seed' && isCount) await fill(merchants, values.development);
  else if (command === 'remove-demo-data') await clean();
  else if (command === 'dine') await postMeal(values);
  else if (command === 'content-tokens') await printContentTokens();
  else if (command === 'settings') process.stdout.write(exampleEnvironment());
  else if (command === 'openapi') await writeOpenApi();
  else {
    console.error(usage);
    process.exitCode = 2;
  }
}

/** Says what went wrong without the values of a query, which Node would print with the error. */
function fail(error: unknown): void {
  let cause = error instanceof Error ? describeError(error) : undefined;
  if (!cause) console.error(error);
  for (; cause; cause = cause.cause) console.error(cause.message);
  process.exitCode = 1;
}

process.on('uncaughtException', (error) => {
  fail(error);
  process.exit();
});
await run().catch(fail);
