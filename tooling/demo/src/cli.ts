import { parseArgs } from 'node:util';

import { commands, runCommand, stopOnSignal, UsageError } from '@tableside/platform/commands';
import { saveDemoMerchants, sessionSecret, withDatabase } from '@tableside/platform/database';
import {
  FIRST_PARTNER_PORT,
  freePorts,
  isGiven,
  readEnvironment,
  readPartners,
} from '@tableside/platform/hosting';
import { createFingerprint } from '@tableside/platform/vault';

async function portInDevelopment(): Promise<number> {
  const { host, port, partnersDir } = readEnvironment();
  if (isGiven('PORT')) return port;
  const count = FIRST_PARTNER_PORT + (await readPartners(partnersDir)).length;
  const free = await freePorts(port, count, host);
  if (free !== port)
    console.log(`Ports from ${port} on are in use: this platform takes those from ${free} on.`);
  return free;
}

async function serve(args: string[]): Promise<void> {
  const isDevelopment = args.includes('--development');
  if (!isDevelopment) return commands.serve.run(args);
  parseArgs({ args, options: { development: { type: 'boolean' } } });
  const { demoBanner } = await import('./banner.ts');
  const { startDemo } = await import('./start-demo.ts');
  const port = await portInDevelopment();
  const platform = await startDemo({ port, onProgress: (sentence) => console.log(sentence) });
  console.log(demoBanner(platform).join('\n'));
  stopOnSignal(platform);
}

async function seedDatabase(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { merchants: { type: 'string' }, development: { type: 'boolean', default: false } },
  });
  const environment = readEnvironment();
  const merchants = values.merchants === undefined ? environment.merchants : Number(values.merchants);
  if (!Number.isInteger(merchants) || merchants < 0 || merchants > 1_000_000) throw new UsageError();
  const { seed } = await import('./seed/seed.ts');
  const partners = await readPartners(environment.partnersDir);
  const { vaultUrl, vaultKeySecret, sessionSecret: given } = environment;
  const isNew = await withDatabase(environment, async (database) => {
    if (!values.development) await saveDemoMerchants(database);
    return seed(database, {
      partners,
      merchants,
      today: new Date(),
      onProgress: (done) => console.log(`Creating demo merchants: ${done} of ${merchants}.`),
      hasPeople: values.development,
      fingerprintOf:
        vaultUrl === undefined
          ? createFingerprint(vaultKeySecret ?? given ?? (await sessionSecret(database)))
          : undefined,
    });
  });
  console.log(isNew ? 'Done.' : 'The database already has merchants: none were created.');
}

async function postMeal(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      partner: { type: 'string' },
      email: { type: 'string' },
      amount: { type: 'string' },
      merchant: { type: 'string' },
      status: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const { dine } = await import('./dining/dine-command.ts');
  const { host, port, partnersDir } = readEnvironment();
  const partnerIds = (await readPartners(partnersDir)).map(({ id }) => id);
  const { message, exitCode } = await dine(values, { host, port, partnerIds });
  if (exitCode === 0) console.log(message);
  else console.error(message);
  process.exitCode = exitCode;
}

await runCommand(
  {
    ...commands,
    serve: {
      usage: `${commands.serve.usage}
  serve --development    start every service with the demo`,
      run: serve,
    },
    seed: {
      usage: `  seed [--merchants N] [--development]
                         migrate the database and, if it is empty, fill it with demo merchants`,
      run: seedDatabase,
    },
    dine: {
      usage: `  dine --partner P --email E --amount 48.20 [--merchant N] [--status S] [--reason R]
                         post a settled meal for a member to the running platform`,
      run: postMeal,
    },
  },
  `--development adds demo people, demo merchants and the developer endpoints under /dev. Never use it with real
members.`,
);
