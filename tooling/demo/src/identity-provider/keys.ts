import { createHmac, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

import { schema, type Database } from '@tableside/platform/database';
import { eq } from 'drizzle-orm';
import type { JWKS } from 'oidc-provider';

const NAME = 'identity-keys';

async function makeKeys(): Promise<JWKS> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return {
    keys: [{ ...jwk, kty: 'RSA', use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('base64url') }],
  };
}

export async function readKeys({ orm }: Database): Promise<JWKS> {
  const { installation } = schema;
  const read = async () => {
    const [stored] = await orm.select().from(installation).where(eq(installation.name, NAME));
    return stored && (JSON.parse(stored.value) as JWKS);
  };
  const known = await read();
  if (known) return known;
  const fresh = await makeKeys();
  await orm
    .insert(installation)
    .values({ name: NAME, value: JSON.stringify(fresh) })
    .onConflictDoNothing();
  return (await read()) ?? fresh;
}

export const secretFor = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`identity\n${purpose}`).digest('base64url');
