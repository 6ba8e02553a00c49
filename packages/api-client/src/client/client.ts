import { ApiError, readApiError } from './api-error.ts';
import { readResponse } from './reader.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';

export interface ClientOptions {
  /**
   * Returns the API's scheme, host and base path. Empty for the site's own origin (API-01). Called for each
   * request.
   */
  readonly baseUrl?: () => string;
  readonly antiForgery?: AntiForgerySource;
  readonly bearer?: Bearer;
  readonly accessToken?: () => string | undefined;
  readonly onUnauthorized?: (error: ApiError) => void;
  /** Called for each successful member-specific call, which has prolonged the session. */
  readonly onProlonged?: () => void;
  /** Called with the request id of every response, so that an error page can show the last one. */
  readonly onRequestId?: (requestId: string) => void;
  readonly timeoutMs?: number;
  readonly clock?: ServerClock;
  /**
   * Sends the requests. The default is the environment's own `fetch`. A server that contains the API calls it
   * directly.
   */
  readonly fetch?: (address: string, init: RequestInit) => Response | Promise<Response>;
}

/**
 * The session of an API on another origin, which cannot use a cookie: the API returns it in a header, and
 * every call sends it. It is stored only in memory, so that it ends with the page. With an API on the site's
 * own origin, it stays empty.
 */
export interface Bearer {
  value: string | undefined;
}

/** Provides the token that calls send in X-XSRF-TOKEN. */
export interface AntiForgerySource {
  /** Returns the current token without waiting. Reads are sent with or without it. */
  readonly current: () => string | undefined;
  /**
   * Resolves with the token that an unsafe call requires. Waits for a pending one, and rejects if none is
   * available.
   */
  readonly required: () => Promise<string>;
  readonly renew: () => Promise<string>;
}

export interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: readonly (readonly [key: string, value: string])[];
  readonly body?: unknown;
  /** A file to send instead of a JSON body, unchanged and with its own type. */
  readonly file?: Blob;
  readonly timeoutMs?: number;
  readonly fetch?: ClientOptions['fetch'];
  readonly signal?: AbortSignal | undefined;
  /** Whether to send no anti-forgery token, as for content and impressions. */
  readonly isAnonymous?: boolean;
  /** Whether a read requires the anti-forgery token, as unsafe calls do (SES-17). */
  readonly needsToken?: boolean;
  /** Whether to send `Authorization: Bearer`, as for member-specific calls (SES-18). */
  readonly isMemberSpecific?: boolean;
  readonly handlesUnauthorized?: boolean;
  readonly idempotencyKey?: string;
  readonly keepalive?: boolean;
  /**
   * Returns a redirect as the response instead of following it. Callers recognize it by its type, because its
   * status is 0.
   */
  readonly redirect?: 'manual';
}

export interface ApiClient {
  /**
   * Resolves with the JSON of a 2xx response. Rejects with `ApiError`, or with the caller's own abort reason.
   */
  call(options: CallOptions): Promise<unknown>;
  readonly clock: ServerClock;
  /** Resolves a path from the API, such as that of a picture, to its URL. Returns any other URL unchanged. */
  readonly urlOf: (address: string) => string;
  /** Resolves with the response itself, whatever its status, for the few calls that need more than JSON. */
  send(options: CallOptions): Promise<Response>;
}

/** Long enough for a slow phone, and short enough that an error shows within 30 seconds. */
const DEFAULT_TIMEOUT_MS = 20_000;

/**
 * Codes for an anti-forgery token that is missing or expired, and for one without its session. If the latter
 * repeats with a new token, the browser stores no cookies.
 */
const REFUSED_TOKEN: ReadonlySet<string | undefined> = new Set(['csrf', 'cookieMissing']);

/** An API on another origin sends its session in this header, and an empty value to clear it. */
const SESSION_HEADER = 'X-Tableside-Session';

export function createClient(options: ClientOptions = {}): ApiClient {
  const {
    baseUrl = () => '',
    antiForgery,
    bearer,
    accessToken,
    onUnauthorized,
    onProlonged,
    onRequestId,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    clock = createServerClock(),
    fetch = (address, init) => globalThis.fetch(address, init),
  } = options;

  const tokenFor = async (call: CallOptions): Promise<string | undefined> => {
    const { method = 'GET', isAnonymous, needsToken = method !== 'GET' } = call;
    if (isAnonymous) return undefined;
    return needsToken ? antiForgery?.required() : antiForgery?.current();
  };

  /** Identifies the member whom the page showed when the call began, whoever has signed in since (SES-25). */
  const proofFor = (call: CallOptions) => (call.isMemberSpecific ? accessToken?.() : undefined);

  async function send(call: CallOptions, proof: string | undefined): Promise<Response> {
    const query = new URLSearchParams(call.query?.map(([key, value]) => [key, value])).toString();
    const token = await tokenFor(call);
    const authorization = bearer?.value ?? proof;
    const timeout = AbortSignal.timeout(call.timeoutMs ?? timeoutMs);
    const responded = clock.requested();
    try {
      const response = await (call.fetch ?? fetch)(`${baseUrl()}${call.path}${query && `?${query}`}`, {
        method: call.method ?? 'GET',
        credentials: 'same-origin',
        headers: {
          Accept: 'application/json',
          'Content-Type': call.file?.type ?? 'application/json',
          ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
          ...(authorization !== undefined && { Authorization: `Bearer ${authorization}` }),
          ...(call.idempotencyKey !== undefined && { 'Idempotency-Key': call.idempotencyKey }),
        },
        signal: call.signal ? AbortSignal.any([call.signal, timeout]) : timeout,
        ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
        ...(call.file && { body: call.file }),
        ...(call.keepalive && { keepalive: true }),
        ...(call.redirect && { redirect: call.redirect }),
      });
      responded(response);
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
    const proof = proofFor(call);
    const response = await send(call, proof);
    if (response.status !== 403 || !antiForgery || call.isAnonymous) return response;
    const { code } = await readApiError(response.clone());
    if (!REFUSED_TOKEN.has(code)) return response;
    await antiForgery.renew();
    return send(call, proof);
  }

  async function call(options: CallOptions): Promise<unknown> {
    const response = await sendOrRenew(options);
    try {
      return await readResponse(response, options.signal);
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status === 401;
      if (isRefusal && !options.handlesUnauthorized) onUnauthorized?.(error);
      throw error;
    }
  }

  const urlOf = (address: string) => (address.startsWith('/') ? baseUrl() + address : address);

  return { call, send: (options) => send(options, proofFor(options)), urlOf, clock };
}

const PASSING_STATUSES = new Set([0, 502, 503, 504]);

export const shouldRetryRead = (failureCount: number, error: unknown): boolean =>
  failureCount < 2 &&
  error instanceof ApiError &&
  PASSING_STATUSES.has(error.status) &&
  error.code !== 'unreadable';
