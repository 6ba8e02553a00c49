import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';

import { schema, type Database } from './database.ts';

export async function sessionSecret({ orm }: Pick<Database, 'orm'>): Promise<string> {
  const { installation } = schema;
  const fresh = { name: 'session-secret', value: randomBytes(32).toString('base64url') };
  await orm.insert(installation).values(fresh).onConflictDoNothing();
  const [stored] = await orm.select().from(installation).where(eq(installation.name, fresh.name));
  return stored?.value ?? fresh.value;
}
