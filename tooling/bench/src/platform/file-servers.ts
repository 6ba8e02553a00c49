import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeSite } from '@tableside/deploy';
import { startNginx } from '@tableside/deploy/testing/front-servers';
import { readPartners } from '@tableside/platform/hosting';
import { freePort } from '@tableside/platform/testing/free-port';

import { overRounds, type Figure } from '../figures.ts';
import { distOf, repository } from '../site.ts';
import { inTurn, putLoad, startBareServer } from './load.ts';
import { startPlatformProcess } from './platform-process.ts';
import { readProcessorTimes } from './processor-time.ts';

export const PARTNER = 'hilton';
const HOST = 'dining.hilton.example';
const MERCHANTS = 1000;

async function serveByNginx(stack: AsyncDisposableStack): Promise<string> {
  const folder = stack.adopt(await mkdtemp(join(tmpdir(), 'tableside-bench-nginx-')), (path) =>
    rm(path, { recursive: true, force: true }),
  );
  const partner = (await readPartners(join(repository, 'partners'))).find(({ id }) => id === PARTNER);
  if (!partner) throw new Error(`There is no partner ${PARTNER}.`);
  const site = await describeSite(
    partner,
    {
      appsDir: join(repository, 'apps'),
      secureFrameUrl: 'https://cards.example/',
      surveyHostUrl: undefined,
    },
    'nginx',
  );
  const [port, plainPort, nobody] = [await freePort(), await freePort(), await freePort()];
  const platformPorts = { 4000: nobody, 4010: nobody, 4002: nobody, 4012: nobody };
  const options = { folder, hosts: [HOST], port, plainPort, platformPorts, site, isPlain: true };
  stack.adopt(await startNginx(options), (nginx) => nginx.stop());
  return `http://127.0.0.1:${port}`;
}

interface Round {
  readonly perSecond: number;
  readonly perCpuSecond: number;
}

export async function compareFileServers(
  rounds: number,
  seconds: number,
  add: (figure: Figure) => void,
): Promise<void> {
  const html = await readFile(join(distOf(PARTNER), 'index.html'));
  const asset = /\/assets\/app-[^"]+\.js/.exec(html.toString())?.[0];
  if (asset === undefined) throw new Error(`The home page of ${PARTNER} has no script.`);
  await using stack = new AsyncDisposableStack();
  const platform = stack.adopt(await startPlatformProcess('pglite', MERCHANTS), (one) => one.stop());
  const nginx = await serveByNginx(stack);
  const responses = { '/': html, [asset]: await readFile(join(distOf(PARTNER), asset)) };
  const bare = stack.adopt(await startBareServer(responses), (one) => one.stop());

  for (const [path, body] of Object.entries(responses)) {
    const requests = inTurn([path], 10, { 'X-Tableside-Partner': PARTNER });
    const servers = { gateway: platform.origin, nginx, bare: bare.origin };
    for (const origin of Object.values(servers)) {
      const response = await fetch(origin + path, { headers: { 'X-Tableside-Partner': PARTNER } });
      if (!body.equals(Buffer.from(await response.arrayBuffer())))
        throw new Error(`${origin} answers ${path} with other bytes.`);
    }
    const measure = async (origin: string, time: number): Promise<Round> => {
      const before = await readProcessorTimes();
      const { perSecond, responses: count } = await putLoad({ origins: [origin], requests, seconds: time });
      // The other servers are idle meanwhile and use almost no CPU time.
      const cpuSeconds = (await readProcessorTimes()).started - before.started;
      return { perSecond, perCpuSecond: count / cpuSeconds };
    };
    for (const origin of Object.values(servers)) await measure(origin, 2);
    const measured: Record<keyof typeof servers, Round[]> = { gateway: [], nginx: [], bare: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const name of ['gateway', 'nginx', 'bare'] as const)
        measured[name].push(await measure(servers[name], seconds));
    const what = path === '/' ? 'page' : 'script';
    for (const server of ['gateway', 'nginx'] as const)
      for (const [name, rate] of [
        [`${what} by ${server} ÷ node:http`, 'perSecond'],
        ['… per second of the server’s CPU time', 'perCpuSecond'],
      ] as const)
        add(
          overRounds(
            { name, at: path, unit: 'answers/s' },
            measured[server].map((round) => round[rate]),
            measured.bare.map((round) => round[rate]),
          ),
        );
  }
}
