import { allHandlers, cardHandlers, buildPartnerCardBodies } from '@tableside/api-client/testing';
import { contentHandlers } from '@tableside/content-client/testing';
import { getResponse } from 'msw';

/** The possible faults of a response. A "slow" response never arrives, so the client times out. */
export const faults = ['500', 'wrong shape', 'empty object', 'null', 'cut', 'slow'] as const;
export type Fault = (typeof faults)[number];

export interface Broken {
  readonly call: string;
  readonly fault: Fault;
}

const handlers = [
  cardHandlers.partnerCards(buildPartnerCardBodies(2)),
  ...allHandlers(),
  ...contentHandlers(),
];

function misshapen(value: unknown): unknown {
  if (Array.isArray(value)) return { items: value.map(misshapen) };
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, misshapen(member)]));
  return typeof value === 'string' ? 42 : 'other';
}

const problem = { code: 'failed', message: 'Failed.', requestId: 'req-fault' };

async function faulty(fault: Exclude<Fault, 'slow'>, usual: Response): Promise<Response> {
  const text = await usual.text();
  switch (fault) {
    case '500':
      return Response.json(problem, { status: 500 });
    case 'wrong shape':
      return Response.json(misshapen(text === '' ? '' : JSON.parse(text)));
    case 'empty object':
      return Response.json({});
    case 'null':
      return Response.json(null);
    case 'cut':
      return new Response(text.slice(0, Math.ceil(text.length / 2)) || '{"cut', {
        headers: { 'Content-Type': 'application/json' },
      });
  }
}

const whenAborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    const give = () => reject(signal?.reason as Error);
    if (signal?.aborted) give();
    else signal?.addEventListener('abort', give);
  });

export function createFaultWire() {
  const calls: string[] = [];
  let broken: Broken | undefined;

  async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const { signal, ...rest } = init;
    const request = new Request(new URL(address, window.location.origin), rest);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    const respond = async () => {
      if (call === broken?.call && broken.fault === 'slow') return new Promise<never>(() => undefined);
      const usual = await getResponse(handlers, request);
      if (!usual) throw new TypeError(`Nobody answers ${call}.`);
      return call === broken?.call ? faulty(broken.fault as Exclude<Fault, 'slow'>, usual) : usual;
    };
    return Promise.race([respond(), whenAborted(signal)]);
  }

  return {
    fetch,
    calls,
    breakCall: (next: Broken) => {
      broken = next;
    },
  };
}
