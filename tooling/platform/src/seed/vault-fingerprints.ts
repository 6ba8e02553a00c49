import { sessionSecret } from '../database/session-secret.ts';
import type { Database } from '../database/database.ts';
import type { Environment } from '../environment.ts';
import { createFingerprint } from '../vault/index.ts';
import type { FingerprintOf } from './card-rows.ts';

/** The fingerprints of the vault in this process; undefined when it is elsewhere, where nobody else can make them. */
export const vaultFingerprints = (
  database: Database,
  { vaultUrl, sessionSecret: given }: Pick<Environment, 'vaultUrl' | 'sessionSecret'>,
): FingerprintOf | undefined =>
  vaultUrl === undefined
    ? async (digits) => createFingerprint(given ?? (await sessionSecret(database)))(digits)
    : undefined;
