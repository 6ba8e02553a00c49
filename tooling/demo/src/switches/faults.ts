import type { PlatformEnv } from '@tableside/platform';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';

export const faultRequest = z.strictObject({
  path: z.string().startsWith('/'),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']).optional(),
  status: z.number().int().min(200).max(599).optional(),
  delayMs: z.number().int().min(0).max(120_000).default(0),
  body: z.unknown().optional(),
  times: z.number().int().min(1).optional(),
});
export type Fault = z.infer<typeof faultRequest>;

interface InjectedFault {
  readonly fault: Fault;
  readonly partnerId: string;
  left: number;
}

const matches = ({ path, method }: Fault, requestMethod: string, requestPath: string) =>
  (method ?? requestMethod) === requestMethod &&
  (path.endsWith('*') ? requestPath.startsWith(path.slice(0, -1)) : requestPath === path);

export function createFaults() {
  let faults: InjectedFault[] = [];

  const take = (partnerId: string, method: string, path: string): Fault | undefined => {
    const placed = faults.findLast(
      (each) => each.partnerId === partnerId && each.left > 0 && matches(each.fault, method, path),
    );
    if (placed) placed.left -= 1;
    return placed?.fault;
  };

  const middleware: MiddlewareHandler<PlatformEnv> = async (context, next) => {
    const fault = take(context.get('partnerId'), context.req.method, context.req.path);
    if (!fault) return next();
    if (fault.delayMs > 0) await new Promise((done) => setTimeout(done, fault.delayMs));
    if (fault.status === undefined && fault.body === undefined) return next();
    const problem = { code: 'fault', message: 'Broken on purpose.', requestId: context.get('requestId') };
    const body = fault.body === undefined ? problem : fault.body;
    const isText = typeof body === 'string';
    return new Response(isText ? body : JSON.stringify(body), {
      status: fault.status ?? 200,
      headers: {
        'Content-Type': isText ? 'text/html; charset=utf-8' : 'application/json',
        'Cache-Control': 'no-store',
      },
    });
  };

  return {
    middleware,
    add: (partnerId: string, fault: Fault): void =>
      void faults.push({ fault, partnerId, left: fault.times ?? Infinity }),
    clear: (partnerId: string) => {
      faults = faults.filter((placed) => placed.partnerId !== partnerId);
    },
    list: (partnerId: string): Fault[] =>
      faults
        .filter((placed) => placed.partnerId === partnerId && placed.left > 0)
        .map(({ fault, left }) => ({ ...fault, ...(Number.isFinite(left) && { times: left }) })),
  };
}
