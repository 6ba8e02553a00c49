import { createRandom } from '@tableside/demo/seed';
import autocannon from 'autocannon';

import type { Timing } from './day-report.ts';
import { createPerson, type Account, type Call } from './person.ts';
import { memberShare } from './shares.ts';

export interface DayOptions {
  readonly origin: string;
  readonly partnerId: string;
  readonly accounts: readonly Account[];
  readonly seconds: number;
  readonly connections: number;
  readonly rate: number;
  readonly seed: number;
}

export const memberCount = (connections: number) =>
  Math.max(1, Math.round((connections * memberShare) / 100));

export async function runDay(options: DayOptions): Promise<{ timings: Timing[]; lost: number }> {
  const { origin, partnerId, accounts, seconds, connections, rate, seed } = options;
  const timings: Timing[] = [];
  const members = memberCount(connections);
  const accountsEach = Math.floor(accounts.length / members);
  const startedAt = performance.now();
  let people = 0;
  const setupClient = (client: autocannon.Client) => {
    const index = people;
    people += 1;
    const own = index < members ? accounts.slice(index * accountsEach, (index + 1) * accountsEach) : [];
    const person = createPerson({
      random: createRandom(seed + index),
      partnerId,
      accounts: own,
      now: () => new Date(),
    });
    let call: Call;
    client.on('response', (status, _bytes, ms) => {
      timings.push({
        kind: call.kind,
        atMs: performance.now() - startedAt,
        ms,
        ...(!call.statuses.includes(status) && { unexpected: status }),
      });
    });
    client.setRequests([
      {
        setupRequest(request) {
          call = person.next();
          const { method, path, headers, body = '' } = call;
          return { ...request, method, path, headers, body };
        },
        onResponse(status, body, _context, headers = {}) {
          const cookies = Object.entries(headers)
            .filter(([name]) => name.toLowerCase() === 'set-cookie')
            .flatMap(([, value]) => value ?? []);
          person.receive({ status, body, cookies });
        },
      },
    ]);
  };
  const { errors } = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    overallRate: rate,
    setupClient,
  });
  return { timings, lost: errors };
}
