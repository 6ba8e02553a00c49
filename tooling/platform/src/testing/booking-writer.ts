// This process reserves tables until it is killed. It prints "begun <hold>" and, once the reservation is
// acknowledged, "done <hold>". It starts with the holds in its arguments, whose reservations were not
// acknowledged.
import { DAY_MS } from '@tableside/core';

import { createBooking } from '../booking/index.ts';
import { openPostgres } from '../database/postgres-database.ts';

const [databaseUrl = '', now = '', firstDay = '', memberId = '', ...unacknowledged] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const booking = createBooking({
  database: openPostgres({ databaseUrl }),
  now: () => new Date(now),
});
async function reserve(holdId: string): Promise<void> {
  say(`begun ${holdId}`);
  await booking.reserve({ memberId, holdId });
  say(`done ${holdId}`);
}

for (const holdId of unacknowledged) await reserve(holdId);
for (let day = 0; ; day += 1) {
  const startsAt = new Date(Date.parse(firstDay) + day * DAY_MS);
  const { id } = await booking.hold({ memberId, merchantId: 1, startsAt, partySize: 2 });
  await reserve(id);
}
