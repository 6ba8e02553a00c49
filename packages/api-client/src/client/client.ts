import { ApiError, readApiError } from './api-error.ts';
import { readAnswer } from './reader.ts';

export interface ClientOptions {
  /** Scheme, host and base path of the API; empty for the site's own origin (API-01). Asked at each call. */
  readonly baseUrl?: () => string;
  /** Where the anti-forgery token comes from. */
  readonly antiForgery?: AntiForgerySource;
  /** Where the session of an API on another origin is kept. */
  readonly bearer?: Bearer;
  /** The token of the session for member-specific calls, while somebody is signed in. */
  readonly accessToken?: () => string | undefined;
  /** Called once for each answer of 401. */
  readonly onUnauthorised?: (error: ApiError) => void;
  /** Called for each member-specific call that succeeded: it has prolonged the session. */
  readonly onProlonged?: () => void;
  /** Called with the request id of every answer, so that an error page can name the last one. */
  readonly onRequestId?: (requestId: string) => void;
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs?: number;
  /** Sends the calls; the environment's own `fetch` by default. A server that has the API in it calls it here. */
  readonly fetch?: (address: string, init: RequestInit) => Response | Promise<Response>;
}

/**
 * The session of an API on another origin, which no cookie carries: the API gives it in a header, and every call sends it.
 * It is kept in memory, so that it ends with the page. At an API of the site's own origin it stays empty.
 */
export interface Bearer {
  value: string | undefined;
}

/** Gives the token that calls carry in X-XSRF-TOKEN. */
export interface AntiForgerySource {
  /** What is known now, without waiting: reads go with it or without. */
  readonly current: () => string | undefined;
  /** The token an unsafe call needs; waits for one on its way, rejects when there is none to be had. */
  readonly required: () => Promise<string>;
  /** Fetches another one, after the server refused the last. */
  readonly renew: () => Promise<string>;
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: readonly (readonly [key: string, value: string])[];
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** Content and impressions go without the anti-forgery token. */
  readonly isAnonymous?: boolean;
  /** A read that is refused without the anti-forgery token, as unsafe calls are (SES-17). */
  readonly needsToken?: boolean;
  /** Member-specific calls carry `Authorization: Bearer` (SES-18). */
  readonly isMemberSpecific?: boolean;
  /** An answer of 401 is the caller's to explain; `onUnauthorised` hears nothing of it. */
  readonly keepsUnauthorised?: boolean;
  /** The same call sent twice under one key has one effect. */
  readonly idempotencyKey?: string;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
  /** Takes a redirect for the answer instead of following it; it is told by its type (status 0). */
  readonly redirect?: 'manual';
}

export interface ApiClient {
  /** The JSON of a 2xx answer. Rejects with `ApiError`, or with the caller's own abort reason. */
  call(options: CallOptions): Promise<unknown>;
  /** The address of what the API names by a path, such as a picture; any other address stays as it is. */
  readonly urlOf: (address: string) => string;
  /** The answer itself, whatever its status; for the rare call that needs more than JSON. */
  send(options: CallOptions): Promise<Response>;
}

/** Long enough for a slow phone, short enough that a named state shows within 30 seconds. */
const DEFAULT_TIMEOUT_MS = 20_000;

/** The server's word for a missing or outlived anti-forgery token. */
const REFUSED_TOKEN = 'csrf';

/** An API on another origin gives its session here, and takes it away by an empty one. */
const SESSION_HEADER = 'X-Tableside-Session';

/** A client of the API. It knows no screen, route or storage: what it needs comes in as arguments. */
export function createClient(options: ClientOptions = {}): ApiClient {
  const {
    baseUrl = () => '',
    antiForgery,
    bearer,
    accessToken,
    onUnauthorised,
    onProlonged,
    onRequestId,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    fetch = (address, init) => globalThis.fetch(address, init),
  } = options;

  const tokenFor = async (call: CallOptions): Promise<string | undefined> => {
    const { method = 'GET', isAnonymous, needsToken = method !== 'GET' } = call;
    if (isAnonymous) return undefined;
    return needsToken ? antiForgery?.required() : antiForgery?.current();
  };

  async function send(call: CallOptions): Promise<Response> {
    const query = new URLSearchParams(call.query?.map(([key, value]) => [key, value])).toString();
    const token = await tokenFor(call);
    const proof = call.isMemberSpecific ? accessToken?.() : undefined;
    const authorization = bearer?.value ?? proof;
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(`${baseUrl()}${call.path}${query && `?${query}`}`, {
        method: call.method ?? 'GET',
        credentials: 'same-origin',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
          ...(authorization !== undefined && { Authorization: `Bearer ${authorization}` }),
          ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
        },
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        ...(call.keepalive && { keepalive: true }),
        ...(call.redirect && { redirect: call.redirect }),
      });
      const requestId = response.headers.get('X-Request-Id');
      if (requestId) onRequestId?.(requestId);
      if (proof && response.ok) onProlonged?.();
      const session = response.headers.get(SESSION_HEADER);
      if (bearer && session !== null) bearer.value = session || undefined;
      return response;
    } catch (cause) {
      if (call.signal?.aborted) throw cause;
      throw new ApiError({ status: 0, code: timeout.aborted ? 'timeout' : 'network' }, { cause });
    }
  }

  async function sendOrRenew(call: CallOptions): Promise<Response> {
    const response = await send(call);
    if (response.status !== 403 || !antiForgery || call.isAnonymous) return response;
    const { code } = await readApiError(response.clone());
    if (code !== REFUSED_TOKEN) return response;
    await antiForgery.renew();
    return send(call);
  }

  async function call(options: CallOptions): Promise<unknown> {
    const response = await sendOrRenew(options);
    try {
      return await readAnswer(response, options.signal);
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status === 401;
      if (isRefusal && !options.keepsUnauthorised) onUnauthorised?.(error);
      throw error;
    }
  }

  const urlOf = (address: string) => (address.startsWith('/') ? baseUrl() + address : address);

  return { call, send, urlOf };
}

const PASSING_STATUSES = new Set([0, 502, 503, 504]);

/** Whether a failed read may be tried again: network faults and gateway answers, twice at the most. */
export const shouldRetryRead = (failureCount: number, error: unknown): boolean =>
  failureCount < 2 &&
  error instanceof ApiError &&
  PASSING_STATUSES.has(error.status) &&
  error.code !== 'unreadable';
