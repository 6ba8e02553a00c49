// Runs a script of the repository on a machine with only Node and npm: fetches the pinned pnpm, installs the
// lockfile, and finds or installs the browsers and programs that the script needs. It has no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [script, ...args] = process.argv.slice(2);
// What a script needs beside packages: a browser that is found or that Playwright downloads, or programs that are
// installed where that needs no question: on Debian, as root.
const programs = ['chromium', 'engines', 'postgres', 'nginx'];
const needs = {
  browsers: ['engines'],
  test: ['browser'],
  'test:all': programs,
  'test:quick': [],
  'test:rest': programs,
  'test:setup': programs,
};

const say = (sentence) => process.stderr.write(`\u001b[2m${sentence}\u001b[0m\n`);

function run(command, commandArgs, options = {}) {
  const { status, error } = spawnSync(command, commandArgs, { cwd: root, stdio: 'inherit', ...options });
  if (error) say(`${command}: ${error.message}`);
  return status ?? 1;
}

function must(command, commandArgs, options) {
  const status = run(command, commandArgs, options);
  if (status !== 0) process.exit(status);
}

/** Returns the pinned pnpm: the machine's own if the version matches, otherwise through npx. */
function findPnpm() {
  const pinned = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager.split('@')[1];
  const own = spawnSync('pnpm', ['--version'], { encoding: 'utf8', cwd: root });
  return own.stdout?.trim() === pinned ? ['pnpm'] : ['npx', '-y', `pnpm@${pinned}`];
}

/** Installs when the lockfile has changed. */
function install([pnpm, ...first]) {
  const stamp = join(root, 'node_modules/.installed-lockfile');
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  say('Installing packages…');
  must(pnpm, [...first, 'install', '--frozen-lockfile', '--prefer-offline']);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, lockfile);
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let isPackageListFresh = false;
function installDebianPackage(name) {
  say(`Installing ${name}…`);
  const quiet = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  if (!isPackageListFresh) run('apt-get', ['update', '-qq'], quiet);
  isPackageListFresh = true;
  must('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
}

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Playwright's own Chromium, where it has been or can be downloaded; undefined elsewhere. */
function findPlaywrightBrowser([pnpm, ...first]) {
  const code = "require('playwright').chromium.executablePath()";
  const asked = spawnSync(pnpm, [...first, 'exec', 'node', '--print', code], { cwd: root, encoding: 'utf8' });
  const path = asked.stdout?.trim();
  if (!path || existsSync(path)) return path;
  say('Downloading Chromium…');
  run(pnpm, [...first, 'exec', 'playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return existsSync(path) ? path : undefined;
}

/** The path of an installed Chromium or Chrome, or of Playwright's own; undefined where there is none. */
const findBrowser = (pnpm) =>
  [process.env.CHROMIUM_PATH, ...browsers].find((path) => path && existsSync(path)) ??
  findPlaywrightBrowser(pnpm);

function ensureChromium() {
  if (isDebianRoot() && !browsers.some((path) => existsSync(path))) installDebianPackage('chromium');
}

/** Firefox and WebKit, an in-memory display, and the libraries of a WebKit window. */
const engines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  'gir1.2-webkit2-4.1': '/usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib',
  'python3-gi': '/usr/lib/python3/dist-packages/gi/__init__.py',
  xvfb: '/usr/bin/Xvfb',
};
function ensureEngines() {
  if (!isDebianRoot()) return;
  for (const [name, file] of Object.entries(engines)) if (!existsSync(file)) installDebianPackage(name);
}

/** The connection pooler that tests start in front of their own PostgreSQL. */
function ensurePgBouncer() {
  if (existsSync('/usr/sbin/pgbouncer') || spawnSync('pgbouncer', ['--version']).status === 0) return;
  if (isDebianRoot()) installDebianPackage('pgbouncer');
}

/** The web server that a test starts in front of two platforms, as in docs/deploy.md. */
function ensureNginx() {
  if (existsSync('/usr/sbin/nginx') || spawnSync('nginx', ['-v']).status === 0) return;
  if (isDebianRoot()) installDebianPackage('nginx');
}

/** A machine with only psql has Debian's folder too, but no server in it. */
const hasPostgresServer = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) =>
    existsSync(`/usr/lib/postgresql/${version}/bin/initdb`),
  );

function ensurePostgres() {
  if (process.env.POSTGRES_BIN || hasPostgresServer()) return;
  if (isDebianRoot()) installDebianPackage('postgresql');
}

if (!script) {
  say('Which script? For example: npm start, npm test.');
  process.exit(2);
}
const pnpm = findPnpm();
install(pnpm);
// Scripts start many short processes, which spend most of their time on compiling the same modules.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env };
const needed = needs[script] ?? [];
if (needed.includes('engines')) ensureEngines();
if (needed.includes('postgres')) {
  ensurePostgres();
  ensurePgBouncer();
}
if (needed.includes('nginx')) ensureNginx();
if (needed.includes('chromium')) ensureChromium();
if (needed.includes('chromium') || needed.includes('browser')) env.CHROMIUM_PATH = findBrowser(pnpm) ?? '';
if (script === 'test:setup') process.exit();
process.exit(run(pnpm[0], [...pnpm.slice(1), 'run', `ready:${script}`, ...args], { env }));
