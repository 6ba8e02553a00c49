// The platform and one partner's site with hot reload: `pnpm dev [partner]`. Ends both when one ends.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const partner = process.argv[2] ?? 'american';
const port = process.env.DEV_PORT ?? '5173';

const start = (args) => spawn('pnpm', args, { cwd: root, stdio: 'inherit', env: process.env });
const running = [
  start(['run', '--silent', 'platform', 'serve', '--development']),
  start(['--filter', `@tableside/app-${partner}`, 'run', 'dev', '--port', port, '--strictPort']),
];
process.stdout.write(`\n  ${partner} with hot reload: http://${partner}.localhost:${port}\n\n`);

const stop = () => running.forEach((child) => child.kill('SIGTERM'));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of running) child.on('exit', stop);
