import { giveActivity, joinMembers, signInMembers } from '../day/members.ts';
import { median, overRounds, plain, type Figure } from '../figures.ts';
import { putLoad } from './load.ts';
import { startPlatformProcess } from './platform-process.ts';
import { cpuSecondsOf, readProcessorTimes } from './processor-time.ts';

const PARTNER = 'hilton';
const MERCHANTS = 1000;
const MEMBERS = 20;

const reads = ['', '/Transactions?pageNo=1&resultsPerPage=10', '/Cards'].map((rest) => `/api/Member${rest}`);
const change = JSON.stringify({ firstName: 'Robin' });
const callsOf = (headers: Readonly<Record<string, string>>) => [
  ...[...reads, ...reads, ...reads].map((path) => ({ method: 'GET' as const, path, headers })),
  { method: 'PUT' as const, path: '/api/Member', headers, body: change },
];

async function startWithMembers(stack: AsyncDisposableStack) {
  const platform = stack.adopt(await startPlatformProcess('postgres', MERCHANTS), (one) => one.stop());
  const accounts = await joinMembers(platform.origin, PARTNER, MEMBERS);
  await giveActivity(platform.databaseUrl ?? '', accounts);
  const signedIn = await signInMembers(platform.origin, PARTNER, accounts);
  return { platform, calls: signedIn.map(callsOf) };
}

interface Round {
  readonly perSecond: number;
  readonly perCpuSecond: number;
  readonly platformMs: number;
  readonly postgresMs: number;
  readonly clientMs: number;
}

export async function compareTwoProcesses(
  rounds: number,
  seconds: number,
  add: (figure: Figure) => void,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const { platform: first, calls } = await startWithMembers(stack);
  const second = await first.startAnother();
  const { platform: apart, calls: callsApart } = await startWithMembers(stack);

  async function readTimes() {
    const each = await Promise.all([first, second, apart].map(({ pid }) => cpuSecondsOf(pid ?? 0)));
    const platform = each.reduce((sum, one) => sum + one, 0);
    const { own: client, started } = await readProcessorTimes();
    return { platform, postgres: started - platform, client };
  }
  async function measure(origins: readonly string[], requests: typeof calls): Promise<Round> {
    const before = await readTimes();
    const { perSecond, responses } = await putLoad({ origins, requests, seconds });
    const after = await readTimes();
    const ms = (whose: keyof typeof after) => ((after[whose] - before[whose]) * 1000) / responses;
    return {
      perSecond,
      perCpuSecond: 1000 / ms('platform'),
      platformMs: ms('platform'),
      postgresMs: ms('postgres'),
      clientMs: ms('client'),
    };
  }

  // Connections are assigned to the origins in turn, so every other member must be one of the second
  // platform.
  const eitherCalls = calls.map((one, index) => (index % 2 === 0 ? one : (callsApart[index] ?? one)));
  const measureOne = () => measure([first.origin], calls);
  const measureTwo = () => measure([first.origin, second.origin], calls);
  const measureApart = () => measure([first.origin, apart.origin], eitherCalls);
  for (const warmUp of [measureTwo, measureApart]) await warmUp();
  const [one, two, twoApart]: [Round[], Round[], Round[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await measureOne());
    two.push(await measureTwo());
    twoApart.push(await measureApart());
  }

  const compare = (
    name: string,
    what: 'perSecond' | 'perCpuSecond',
    floors: readonly Round[],
    aim?: Figure['aim'],
  ) =>
    add(
      overRounds(
        { name, at: 'postgres', unit: 'answers/s', ...(aim && { aim }) },
        two.map((round) => round[what]),
        floors.map((round) => round[what]),
      ),
    );
  compare('member calls, two processes ÷ one', 'perSecond', one, { atLeast: 1.5 });
  compare('… per second of CPU time', 'perCpuSecond', one);
  compare('member calls, shared database ÷ separate databases', 'perSecond', twoApart, { atLeast: 0.95 });
  compare('… per second of CPU time', 'perCpuSecond', twoApart, { atLeast: 0.95 });
  for (const [at, measured] of Object.entries({ 'one process': one, 'two processes': two }))
    for (const [whose, what] of [
      ['platform', 'platformMs'],
      ['PostgreSQL', 'postgresMs'],
      ['client', 'clientMs'],
    ] as const)
      add(
        plain({
          name: `CPU time of a member call: ${whose}`,
          at,
          unit: 'ms',
          measured: median(measured.map((round) => round[what])),
        }),
      );
}
