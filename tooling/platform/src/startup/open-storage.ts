import { createPasswords } from '../accounts/passwords.ts';
import { createClaimReports, type ClaimReports } from '../api/index.ts';
import { openDatabase } from '../database/open-database.ts';
import { sessionSecret } from '../database/session-secret.ts';
import type { TraceStatement } from '../database/trace-queries.ts';
import type { Demo, Foundation, StartDemo } from './demo.ts';
import { startJobQueue, STOP_JOBS_WITHIN_MS, type JobQueue } from '../jobs/index.ts';
import type { Environment } from '../settings/environment.ts';
import { createMailer, sendBySmtp, type Mailer } from '../mail/index.ts';
import { prepareDatabase } from './prepare-database.ts';
import { openVault, type KeyedVault } from '../vault/index.ts';

export interface Stored extends Foundation {
  readonly isProduction: boolean;
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  readonly claimReports: ClaimReports;
  readonly vault: KeyedVault;
  readonly demo: Demo | undefined;
  readonly traceStatement: TraceStatement | undefined;
  stop(): Promise<void>;
}

type Settings = Omit<Foundation, 'database' | 'passwords' | 'secret' | 'vaultKeySecret'> &
  Pick<Environment, 'vaultKeySecret' | 'waitsForMigrations'> &
  Pick<Stored, 'isProduction' | 'traceStatement'> & {
    readonly worksOnJobs: boolean;
  };

/**
 * Only processes that run jobs send mail, so only they need a mail server. Without one, the mail that they
 * store is never sent.
 */
function deliveryFrom(
  { worksOnJobs, smtpUrl, mailFrom, partners, secret }: Settings & { readonly secret: string },
  queue: JobQueue,
) {
  if (!worksOnJobs) return { queue };
  return smtpUrl === undefined
    ? undefined
    : { queue, send: sendBySmtp({ url: smtpUrl, from: mailFrom, partners, secret }) };
}

export async function openStorage(settings: Settings, startDemo: StartDemo | undefined): Promise<Stored> {
  const { databaseUrl, dataDir, isProduction, waitsForMigrations, log, onProgress, traceStatement } =
    settings;
  await using starting = new AsyncDisposableStack();
  onProgress(databaseUrl ? 'Connecting to PostgreSQL.' : `Opening the embedded database in ${dataDir}.`);
  const database = starting.adopt(
    await openDatabase(
      settings,
      (error) => log.error({ err: error }, 'database connection lost'),
      traceStatement,
    ),
    (opened) => opened.close(),
  );
  await prepareDatabase(database, { isProduction, waitsForMigrations, onProgress });
  const secret = settings.sessionSecret ?? (await sessionSecret(database));
  const foundation: Foundation = {
    ...settings,
    database,
    passwords: createPasswords({ cost: settings.passwordCost }),
    secret,
    vaultKeySecret: settings.vaultKeySecret ?? secret,
  };
  const demo = startDemo && starting.adopt(await startDemo(foundation), (running) => running.stop());
  const queue = starting.adopt(
    await startJobQueue({ database, log, worksOnJobs: settings.worksOnJobs }),
    (running) => running.stop({ timeout: STOP_JOBS_WITHIN_MS }),
  );
  const mailer = starting.adopt(
    createMailer({
      ...foundation,
      delivery: deliveryFrom({ ...settings, secret }, queue),
      retainsBodies: !isProduction,
    }),
    (sending) => sending.settled(),
  );
  const claimReports = createClaimReports({ ...foundation, queue });
  const vault = openVault({ ...foundation, refusalOf: demo?.refusalOf });
  const running = starting.move();
  return {
    ...foundation,
    isProduction,
    traceStatement,
    queue,
    mailer,
    claimReports,
    vault,
    demo,
    stop: () => running.disposeAsync(),
  };
}
