import { ApiError, type AntiForgerySource } from '@tableside/api-client';

import { readStoredText, removeStored, writeStoredText } from './browser-storage.ts';

/** Stored in place of a token while none is available. Never sent to the server (ERR-01). */
export const ANTI_FORGERY_PLACEHOLDER = 'CSRF_UNAVAILABLE';
/** Delay between the first failure and storing the placeholder (API-02). */
export const ANTI_FORGERY_RETRY_DELAY_MS = 35_000;
const TOKEN_WAIT_MS = 8_000;
/** Delays before the prefetch's five retries. Their sum is below `ANTI_FORGERY_RETRY_DELAY_MS`. */
const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const;

export interface AntiForgery extends AntiForgerySource {
  readonly prefetch: () => void;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const requestedPauseMs = (cause: unknown): number =>
  cause instanceof ApiError ? (cause.retryAfterSeconds ?? 0) * 1000 : 0;

function withTimeout(token: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (cause?: unknown) =>
      reject(new ApiError({ status: 0, code: 'csrfUnavailable' }, { cause }));
    const timer = setTimeout(refuse, TOKEN_WAIT_MS);
    void token.then(resolve, refuse).finally(() => clearTimeout(timer));
  });
}

/**
 * Manages this tab's anti-forgery token: absent, loading, ready or failed (API-02). A failure is recoverable:
 * an unsafe call without a token is rejected and starts another fetch, so the page recovers without a reload.
 * A call waits at most eight seconds for a pending token, even while background retries continue.
 *
 * @param fetchToken - fetches the token with a single GET. Rejects on failure.
 */
export function createAntiForgery(fetchToken: () => Promise<string>): AntiForgery {
  let pending: Promise<string> | undefined;
  let remembered: string | undefined;
  let placeholder: ReturnType<typeof setTimeout> | undefined;

  const stored = () => readStoredText('session', 'dr.antiForgeryToken') ?? remembered;
  const store = (token: string) => {
    clearTimeout(placeholder);
    placeholder = undefined;
    remembered = token;
    writeStoredText('session', 'dr.antiForgeryToken', token);
    return token;
  };
  const hasFailed = () => stored() === ANTI_FORGERY_PLACEHOLDER;
  const current = () => (hasFailed() ? undefined : stored());

  const fetchOnce = () => fetchToken().then(store);

  async function fetchWithRetries(): Promise<string> {
    for (const pauseMs of RETRY_PAUSES_MS) {
      try {
        return await fetchOnce();
      } catch (cause) {
        placeholder ??= setTimeout(() => store(ANTI_FORGERY_PLACEHOLDER), ANTI_FORGERY_RETRY_DELAY_MS);
        const requestedMs = requestedPauseMs(cause);
        // Nobody waits that long, and the next submit retries anyway.
        if (requestedMs > ANTI_FORGERY_RETRY_DELAY_MS) throw cause;
        await pause(Math.max(pauseMs, requestedMs));
      }
    }
    return fetchOnce();
  }

  function once(fetching: () => Promise<string>): Promise<string> {
    pending ??= fetching().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  const inBackground = (fetching: () => Promise<string>) => {
    once(fetching).catch(() => undefined);
  };

  async function required(): Promise<string> {
    if (hasFailed()) {
      inBackground(fetchOnce);
      throw new ApiError({ status: 0, code: 'csrfUnavailable' });
    }
    return current() ?? withTimeout(once(fetchOnce));
  }

  return {
    current,
    required,
    prefetch: () => {
      if (current() === undefined) inBackground(fetchWithRetries);
    },
    renew: () => {
      // The old token is no longer valid, so calls made during the renewal wait for the new one.
      remembered = undefined;
      removeStored('session', 'dr.antiForgeryToken');
      return withTimeout(once(fetchOnce));
    },
  };
}
