import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { dine, type DineArguments } from './development/dine-command.ts';
import { readEnvironment } from './environment.ts';
import { serve } from './main.ts';
import { openApiDocument, writeDocument } from './openapi/document.ts';
import { readPartners } from './partners.ts';
import { seed } from './seed/seed.ts';
import { vaultFingerprints } from './seed/vault-fingerprints.ts';

const usage = `Usage: pnpm platform <command>

  serve                  start every service and serve the sites (the usual command)
  seed [--merchants N]   bring the database up to date and fill it, if it is empty
  dine --partner P --email E --amount 48.20 [--merchant N] [--status S]
                         post a settled meal of a member at the platform that is running
  openapi                write tooling/platform/openapi.json from the contracts

Settings come from the environment: see tooling/platform/.env.example.`;

async function fill(merchants: number | undefined): Promise<void> {
  const environment = readEnvironment(process.env);
  const { databaseUrl, dataDir, partnersDir } = environment;
  const partners = await readPartners(partnersDir);
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    const count = merchants ?? environment.merchants;
    const onProgress = (done: number) => console.log(`Inventing merchants: ${done} of ${count}.`);
    const isNew = await database.exclusively(async () => {
      await migrate(database);
      const hasPeople = !environment.isProduction;
      const fingerprintOf = vaultFingerprints(database, environment);
      const today = new Date();
      return seed(database, { partners, merchants: count, today, onProgress, hasPeople, fingerprintOf });
    });
    console.log(isNew ? 'Done.' : 'The database has its merchants already: nothing was changed.');
  } finally {
    await database.close();
  }
}

async function writeOpenApi(): Promise<void> {
  const path = fileURLToPath(new URL('../openapi.json', import.meta.url));
  await writeFile(path, writeDocument(await openApiDocument()));
  console.log(`Wrote ${path}.`);
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
  if (values.help) console.log(usage);
  else if (command === 'serve') await serve();
  else if (command === 'seed' && isCount) await fill(merchants);
  else if (command === 'dine') await postMeal(values);
  else if (command === 'openapi') await writeOpenApi();
  else {
    console.error(usage);
    process.exitCode = 2;
  }
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
