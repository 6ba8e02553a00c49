// Runs a script of the repository on a machine that has only Node and npm. Fetches the pinned pnpm, installs
// the lockfile, and finds or installs the browsers and programs that the script needs. Has no dependencies
// itself.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [script, ...args] = process.argv.slice(2);
// What a script needs besides packages: a browser, which Playwright finds or downloads, or programs, which
// are installed only where that asks no question (on Debian, as root).
const programs = ['chromium', 'engines', 'postgres', 'front-servers', 'promtool'];
const needs = {
  browsers: ['engines'],
  test: ['browser'],
  'test:all': programs,
  'test:quick': [],
  'test:rest': programs,
  'test:setup': programs,
};

const say = (sentence) => process.stderr.write(`\u001b[2m${sentence}\u001b[0m\n`);

let running;
let isEnding = false;

/** Also stops the command's descendants, because pnpm passes the signal on to them and waits. */
function end() {
  if (running === undefined) process.exit(1);
  if (!isEnding) running.kill('SIGTERM');
  isEnding = true;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// npm passes a signal only to its shell, which exits without telling this script.
const parent = process.ppid;
if (process.env.npm_command !== undefined) setInterval(() => process.ppid === parent || end(), 500).unref();

async function run(command, commandArgs, options = {}) {
  // The command gets a process group of its own, because a terminal would otherwise stop pnpm before its
  // descendants.
  running = spawn(command, commandArgs, { cwd: root, stdio: 'inherit', detached: true, ...options });
  const status = await new Promise((resolve) => {
    running.once('error', ({ message }) => {
      say(`${command}: ${message}`);
      resolve(1);
    });
    running.once('exit', (code) => resolve(code ?? 1));
  });
  running = undefined;
  if (isEnding) process.exit(status);
  return status;
}

async function must(command, commandArgs, options) {
  const status = await run(command, commandArgs, options);
  if (status !== 0) process.exit(status);
}

/**
 * Returns the folder with the pinned pnpm's command, or undefined if the machine itself has that version. The
 * folder is a copy in this repository, because npx asks the registry at each start, and without a network
 * waits a minute.
 */
async function findPnpm() {
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
  const isPinned = (command) =>
    `pnpm@${spawnSync(command, ['--version'], { encoding: 'utf8', cwd: root }).stdout?.trim()}` === pinned;
  const folder = join(root, '.data/pnpm');
  const commands = join(folder, 'node_modules/.bin');
  if (isPinned(join(commands, 'pnpm'))) return commands;
  if (isPinned('pnpm')) return undefined;
  say(`Fetching ${pinned}…`);
  mkdirSync(folder, { recursive: true });
  await must('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', pinned]);
  return commands;
}

async function install() {
  const stamp = join(root, 'node_modules/.installed-lockfile');
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  say('Installing packages…');
  await must('pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockfile);
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const quiet = {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
};
let isPackageListFresh = false;
async function refreshPackageList() {
  if (!isPackageListFresh) await run('apt-get', ['update', '-qq'], quiet);
  isPackageListFresh = true;
}

async function installDebianPackage(name) {
  say(`Installing ${name}…`);
  await refreshPackageList();
  await must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

async function findPlaywrightBrowser() {
  const code = "require('playwright').chromium.executablePath()";
  const result = spawnSync('pnpm', ['exec', 'node', '--print', code], { cwd: root, encoding: 'utf8' });
  const path = result.stdout?.trim();
  if (!path || existsSync(path)) return path;
  say('Downloading Chromium…');
  await run('pnpm', ['exec', 'playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return existsSync(path) ? path : undefined;
}

const findBrowser = async () =>
  [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path)) ??
  (await findPlaywrightBrowser());

async function ensureChromium() {
  if (isDebianRoot() && !browsers.some((path) => existsSync(path))) await installDebianPackage('chromium');
}

const engines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'gir1.2-webkit2-4.1': '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
  'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
  xvfb: '/usr/bin/Xvfb',
};
async function ensureEngines() {
  if (!isDebianRoot()) return;
  for (const [name, file] of Object.entries(engines)) if (!existsSync(file)) await installDebianPackage(name);
}

async function ensurePgBouncer() {
  if (existsSync('/usr/sbin/pgbouncer') || spawnSync('pgbouncer', ['--version']).status === 0) return;
  if (isDebianRoot()) await installDebianPackage('pgbouncer');
}

async function ensureFrontServers() {
  for (const name of ['nginx', 'haproxy']) {
    if (existsSync(`/usr/sbin/${name}`) || spawnSync(name, ['-v']).status === 0) continue;
    if (isDebianRoot()) await installDebianPackage(name);
  }
}

/** Takes only promtool, which tests alerts, from Debian's package, and leaves out the server. */
async function ensurePromtool() {
  const folder = join(root, '.data/promtool');
  if (process.env.PROMTOOL || existsSync('/usr/bin/promtool') || existsSync(join(folder, 'promtool'))) return;
  if (!isDebianRoot()) return;
  say('Fetching promtool…');
  await refreshPackageList();
  mkdirSync(folder, { recursive: true });
  await must('apt-get', ['download', '-qq', 'prometheus'], { ...quiet, cwd: folder });
  await must(
    'sh',
    [
      '-c',
      'dpkg-deb --fsys-tarfile prometheus_*.deb | tar -x --strip-components=3 ./usr/bin/promtool && rm *.deb',
    ],
    { ...quiet, cwd: folder },
  );
}

/** A machine with only psql also has Debian's folder, but no server in it. */
const hasPostgresServer = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) =>
    existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
  );

async function ensurePostgres() {
  if (process.env.POSTGRES_BIN || hasPostgresServer()) return;
  if (isDebianRoot()) await installDebianPackage('postgresql');
}

if (!script) {
  say('Which script? For example: npm start, npm test.');
  process.exit(2);
}
const commands = await findPnpm();
if (commands !== undefined) process.env.PATH = `${commands}${delimiter}${process.env.PATH}`;
await install();
// Scripts start many short processes, which would spend most of their time compiling the same modules.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node');
const needed = needs[script] ?? [];
if (needed.includes('engines')) await ensureEngines();
if (needed.includes('postgres')) {
  await ensurePostgres();
  await ensurePgBouncer();
}
if (needed.includes('front-servers')) await ensureFrontServers();
if (needed.includes('promtool')) await ensurePromtool();
if (needed.includes('chromium')) await ensureChromium();
if (needed.includes('chromium') || needed.includes('browser'))
  process.env.CHROMIUM_PATH = (await findBrowser()) ?? '';
if (script === 'test:setup') process.exit();
process.exit(await run('pnpm', ['run', `ready:${script}`, ...args]));
