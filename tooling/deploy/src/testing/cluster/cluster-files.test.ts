import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { repository } from '../platform-process.ts';
import { readHosts } from './cluster.ts';
import { readGuide } from './guide.ts';

const deploy = join(repository, 'tooling/deploy');
const folder = join(deploy, 'cluster');
const files = globSync('**/*', { cwd: folder, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test('OPS-13 every address of the cluster is in one file, which has every name that the others use', async () => {
  const hosts = await readHosts();
  const others = files.filter((name) => name !== 'hosts');
  expect(others.length).toBeGreaterThan(10);
  const addresses = others.flatMap((name) => all(read(name), /\b(\d+\.\d+\.\d+\.\d+)\b/g));
  expect(new Set(addresses)).toEqual(new Set(['127.0.0.1', '127.0.1.1', '0.0.0.0']));
  const used = others.flatMap((name) =>
    all(
      read(name),
      /(?:https?:\/\/|host=|-auth=|^ *server \S+ |host(?:s: | \w+ \w+ )|, )((?:db-|witness)\w*)/gm,
    ),
  );
  expect(new Set(used)).toEqual(new Set(Object.keys(hosts)));
});

test('OPS-13 each part asks the next one where it listens', () => {
  const balancer = read('database/etc/haproxy/haproxy.cfg');
  const listening = all(balancer, /^ {2}bind 127\.0\.0\.1:(\d+)$/gm);
  const pooled = all(
    read('database/etc/pgbouncer/pgbouncer.ini'),
    /^tableside\w* = host=127\.0\.0\.1 port=(\d+)/gm,
  );
  const [, from = '', to = ''] = /sed -E 's\/(.*)\/(.*)\/' \.\.\/nginx\.conf/.exec(read('install.sh')) ?? [];
  const upstream = readFileSync(join(deploy, 'nginx.conf'), 'utf8').replaceAll(
    new RegExp(from, 'g'),
    to.replaceAll(/\\(\d)/g, '$$$1'),
  );
  const proxied = all(upstream, /^ {2}server 127\.0\.0\.1:(\d+) /gm);
  expect([pooled, proxied]).toEqual([
    ['5000', '5001'],
    ['4900', '4900', '4902', '4902'],
  ]);
  expect(listening).toEqual(expect.arrayContaining([...pooled, ...proxied]));

  const unit = readFileSync(join(deploy, 'tableside@.service'), 'utf8').replaceAll('%i', '0');
  const ports = all(
    unit.split('\n').find((line) => line.startsWith('Environment=PORT')) ?? '',
    /PORT=(\d+)/g,
  );
  const platform = all(balancer, /^ {2}server \S+ \S+:(40\d\d) /gm).concat(all(balancer, /port (40\d\d)$/gm));
  expect(new Set(platform)).toEqual(new Set(ports));
});

test('the guide names every file, and has commands for each machine', () => {
  const guide = readFileSync(join(repository, 'docs/cluster.md'), 'utf8');
  for (const name of files) {
    const [, part = name] = /^(\w+\/etc)\//.exec(name) ?? [];
    expect([name, guide.includes(`\`${part}\``)]).toEqual([name, true]);
  }
  const machines = new Set(readGuide('Restore to a time').map(({ where }) => where));
  expect(machines).toEqual(new Set(['db-a', 'db-b', 'witness']));
});
