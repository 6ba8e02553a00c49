// This process writes to a database until it is killed. It prints "opening", "ready", and for each change
// "begun <id>" and, once the change is acknowledged, "done <id>". It starts with the ids in its arguments,
// whose changes were not acknowledged.
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { schema, type Database } from '../database/database.ts';

const WRITERS = 4;
const [settings = '', round = '', ...unacknowledged] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function change({ orm }: Database, id: string): Promise<void> {
  say(`begun ${id}`);
  await orm.transaction(async (transaction) => {
    const fresh = await transaction
      .insert(schema.prospects)
      .values({ publicId: id, partnerId: 'hilton', email: id })
      .onConflictDoNothing()
      .returning();
    if (fresh.length === 0) return;
    await transaction
      .insert(schema.outbox)
      .values({ partnerId: 'hilton', recipient: id, subject: id, body: id });
  });
  say(`done ${id}`);
}

say('opening');
const database = await openDatabase(JSON.parse(settings) as Parameters<typeof openDatabase>[0]);
await database.exclusively(() => migrate(database));
say('ready');
for (const id of unacknowledged) await change(database, id);
await Promise.all(
  Array.from({ length: WRITERS }, async (_, writer) => {
    for (let number = 0; ; number += 1) await change(database, `${round}-${writer}-${number}`);
  }),
);
