import { execFileSync } from 'node:child_process';
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

import { printFinding, type Finding } from './finding.ts';
import { tarballFindings, type Tarball } from './tarballs.ts';

const [filter = './packages/**'] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tableside-tarballs-'));

function unpack(name: string): string {
  const unpacked = join(folder, name.replace(/\.tgz$/, ''));
  mkdirSync(unpacked);
  execFileSync('tar', ['-xzf', join(folder, name), '-C', unpacked, '--strip-components=1']);
  return unpacked;
}

function readTarball(unpacked: string): Tarball {
  const paths = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(paths.map((path) => [path.slice(unpacked.length + 1), readFileSync(path, 'utf8')]));
  return { manifest: JSON.parse(files.get('package.json') ?? '{}') as Tarball['manifest'], files };
}

try {
  execFileSync('pnpm', ['--filter', filter, 'pack', '--pack-destination', folder], { stdio: 'pipe' });
  const names = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  const findings: Finding[] = [];
  for (const unpacked of names.map(unpack)) {
    const tarball = readTarball(unpacked);
    const where = tarball.manifest.name;
    const { messages } = await publint({ pkgDir: unpacked, pack: false, strict: true });
    const problems = messages.map(
      (one) => formatMessage(one, tarball.manifest, { color: false }) ?? one.code,
    );
    findings.push(...tarballFindings(tarball), ...problems.map((message) => ({ where, message })));
  }
  for (const finding of findings) console.error(printFinding(finding));
  console.log(`${names.length} tarballs, ${findings.length} findings`);
  if (findings.length > 0 || names.length === 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
