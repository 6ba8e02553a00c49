// This process logs 5000 numbered lines and ends as its argument says; with "wait" it logs one line and keeps
// running. It prints the number of writes to standard error.
import fs from 'node:fs';

import { stopOnSignal } from '../commands/stop-on-signal.ts';
import { createLog } from '../web/log.ts';

const [ending = 'exit'] = process.argv.slice(2);
let writes = 0;
const { write, writeSync } = fs;
fs.write = ((...args: Parameters<typeof write>) => {
  writes += 1;
  write(...args);
}) as typeof fs.write;
fs.writeSync = ((...args: Parameters<typeof writeSync>) => {
  writes += 1;
  return writeSync(...args);
}) as typeof fs.writeSync;
process.on('exit', () => void process.stderr.write(`writes ${writes}\n`));

const log = createLog('info');
const count = ending === 'wait' ? 1 : 5000;
const logAll = () => {
  for (let number = 0; number < count; number += 1) log.info({ number });
};
if (ending === 'SIGTERM') {
  stopOnSignal({ drain: async () => {}, stop: async () => logAll() });
  console.log = () => {};
  setInterval(() => {}, 60_000);
  process.kill(process.pid, 'SIGTERM');
} else {
  logAll();
  if (ending === 'wait') setInterval(() => {}, 60_000);
  else if (ending === 'uncaught error') throw new Error('uncaught');
  else process.exit();
}
