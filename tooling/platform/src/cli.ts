import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { contentTokenOf } from './content/index.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { dine, type DineArguments } from './development/dine-command.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { serve } from './main.ts';
import { openApiDocument, writeDocument } from './openapi/document.ts';
import { readPartners } from './partners.ts';
import { removeDemoData } from './seed/demo-data.ts';
import { seed } from './seed/seed.ts';
import { vaultFingerprints } from './seed/vault-fingerprints.ts';
import { describeError } from './web/describe-error.ts';

const usage = `Usage: pnpm platform <command>

  serve [--development]  start every service and serve the sites (the usual command)
  seed [--merchants N] [--development]
                         bring the database up to date and fill it, if it is empty
  remove-demo-data       delete invented people, their mail and overrides of feature flags
  dine --partner P --email E --amount 48.20 [--merchant N] [--status S]
                         post a settled meal of a member at the platform that is running
  content-tokens         print what clients of ButterCMS show to read each partner's content
  openapi                write tooling/platform/openapi.json and its types from the contracts

--development adds invented people and the switches below /dev. Never use it where real people are members.
Settings come from the environment: see tooling/platform/.env.example.`;

/** Does some work on an up-to-date database that nobody else changes meanwhile. */
async function withDatabase<T>(
  environment: Environment,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(environment);
  try {
    return await database.exclusively(async () => {
      await migrate(database);
      return work(database);
    });
  } finally {
    await database.close();
  }
}

async function fill(typed: number | undefined, hasPeople: boolean): Promise<void> {
  const environment = readEnvironment(process.env);
  const partners = await readPartners(environment.partnersDir);
  const merchants = typed ?? environment.merchants;
  const onProgress = (done: number) => console.log(`Inventing merchants: ${done} of ${merchants}.`);
  const isNew = await withDatabase(environment, (database) => {
    const fingerprintOf = vaultFingerprints(database, environment);
    return seed(database, { partners, merchants, today: new Date(), onProgress, hasPeople, fingerprintOf });
  });
  console.log(isNew ? 'Done.' : 'The database has its merchants already: nothing was changed.');
}

async function clean(): Promise<void> {
  const { people, overrides } = await withDatabase(readEnvironment(process.env), removeDemoData);
  console.log(`Removed ${people} invented people and ${overrides} overrides of feature flags.`);
}

async function printContentTokens(): Promise<void> {
  const { sessionSecret, partnersDir } = readEnvironment(process.env);
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
  const { host, port, partnersDir } = readEnvironment(process.env);
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
      help: { type: 'boolean', short: 'h' },
      partner: { type: 'string' },
      email: { type: 'string' },
      amount: { type: 'string' },
      merchant: { type: 'string' },
      status: { type: 'string' },
    },
  });
  const [command = 'serve'] = positionals;
  const merchants = values.merchants === undefined ? undefined : Number(values.merchants);
  const isCount =
    merchants === undefined || (Number.isInteger(merchants) && merchants >= 0 && merchants < 800_000);
  if (values.help && usage.includes(`\n  ${command} `)) console.log(usage);
  else if (command === 'serve') await serve({ isProduction: !values.development });
  else if (command === 'seed' && isCount) await fill(merchants, values.development);
  else if (command === 'remove-demo-data') await clean();
  else if (command === 'dine') await postMeal(values);
  else if (command === 'content-tokens') await printContentTokens();
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
