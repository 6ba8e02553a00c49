import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// drizzle-kit compares the tables with the newest snapshot only, so the older ones can be deleted.
const folder = fileURLToPath(new URL('../../migrations/meta', import.meta.url));
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted();
for (const name of snapshots.slice(0, -1)) rmSync(`${folder}/${name}`);
