import { http, HttpResponse, type HttpHandler } from 'msw/http';
import type * as z from 'zod';

import type { ProblemBody } from '../client/problem.contract.ts';

export interface WireCall {
  readonly request: Request;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * A fake's response: the body of a 200, a whole response (`problem(500)`, `Response.error()` for a network
 * failure), or a function of the call. A function may respond late, or never.
 */
export type FakeResponse<T> = T | Response | ((call: WireCall) => T | Response | Promise<T | Response>);

const words: Readonly<Record<number, string>> = {
  400: 'invalid',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooManyRequests',
};

export function problem(
  status: number,
  details: Partial<ProblemBody> & Readonly<Record<string, unknown>> = {},
): Response {
  const body: ProblemBody = {
    code: words[status] ?? 'failed',
    message: `The call answered ${status}.`,
    requestId: 'req-0001',
    ...details,
  };
  return HttpResponse.json(body, { status, headers: { 'X-Request-Id': body.requestId } });
}

interface FakeOptions<T> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly response: FakeResponse<T>;
  /**
   * Responses and requests that violate the contract are rejected, so that no test passes with an impossible
   * response.
   */
  readonly contract: z.ZodType;
  readonly requestContract?: z.ZodType;
  readonly status?: number;
  readonly isFile?: boolean;
}

export function fake<T>({
  method,
  path,
  response,
  contract,
  requestContract,
  status,
  isFile = false,
}: FakeOptions<T>): HttpHandler {
  return http[method](`*${path}`, async ({ request, params }) => {
    const text = method === 'get' || isFile ? '' : await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const refused = requestContract?.safeParse(body).error;
    if (refused) return problem(400, { message: refused.message });
    const call: WireCall = {
      request,
      query: new URL(request.url).searchParams,
      params: params as Record<string, string>,
      body,
    };
    const resolved =
      typeof response === 'function'
        ? await (response as (call: WireCall) => T | Response | Promise<T | Response>)(call)
        : response;
    if (resolved instanceof Response) return resolved.clone();
    const broken = contract.safeParse(resolved).error;
    if (broken)
      return problem(500, { code: 'contract', message: `${path} breaks its contract: ${broken.message}` });
    return HttpResponse.json(resolved as object, { status: status ?? 200 });
  });
}
