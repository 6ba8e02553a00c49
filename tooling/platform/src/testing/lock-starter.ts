import { createInterface } from 'node:readline';

import { lockFolder } from '../database/folder-lock.ts';

const [folder = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
for await (const _ of createInterface({ input: process.stdin }))
  await lockFolder(folder).then(
    () => process.stdout.write('held\n'),
    () => process.stdout.write('refused\n'),
  );
