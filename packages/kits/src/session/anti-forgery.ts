import { ApiError, type AntiForgerySource } from '@tableside/api-client';

import { readStoredText, removeStored, writeStoredText } from './browser-storage.ts';

/** What stands in storage while no token could be had; never sent (ERR-01). */
export const ANTI_FORGERY_PLACEHOLDER = 'CSRF_UNAVAILABLE';
/** How long after the first failure the placeholder is set, in milliseconds (API-02). */
export const ANTI_FORGERY_RETRY_DELAY_MS = 35_000;
/** How long a call waits for a token that is on its way, in milliseconds: the person at the screen hears in time (ERR-01). */
const TOKEN_WAIT_MS = 8_000;
/** Pauses before the five retries of the prefetch, in milliseconds; together under the delay above. */
const RETRY_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 16_000] as const;

export interface AntiForgery extends AntiForgerySource {
  /** Asks for a token unless one is known or on its way. */
  readonly prefetch: () => void;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** The token, or after `TOKEN_WAIT_MS` the refusal that a call without one gets. */
function inTime(token: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const refuse = (cause?: unknown) =>
      reject(new ApiError({ status: 0, code: 'csrfUnavailable' }, { cause }));
    const timer = setTimeout(refuse, TOKEN_WAIT_MS);
    void token.then(resolve, refuse).finally(() => clearTimeout(timer));
  });
}

/**
 * The anti-forgery token of this tab: absent, loading, ready or failed (API-02).
 * A failure is not the end: an unsafe call that meets it is refused and asks for another token meanwhile, so the page
 * mends itself without a reload. A call waits for a token on its way for eight seconds at the most, however long the
 * background goes on asking.
 *
 * @param fetchToken - one GET of the token; rejects when it fails.
 */
export function createAntiForgery(fetchToken: () => Promise<string>): AntiForgery {
  let onItsWay: Promise<string> | undefined;
  // Serves where storage is blocked.
  let remembered: string | undefined;

  const stored = () => readStoredText('session', 'dr.antiForgeryToken') ?? remembered;
  const keep = (token: string) => {
    remembered = token;
    writeStoredText('session', 'dr.antiForgeryToken', token);
    return token;
  };
  const hasFailed = () => stored() === ANTI_FORGERY_PLACEHOLDER;
  const current = () => (hasFailed() ? undefined : stored());

  const fetchOnce = () => fetchToken().then(keep);

  async function fetchWithRetries(): Promise<string> {
    let placeholder: ReturnType<typeof setTimeout> | undefined;
    try {
      for (const pauseMs of RETRY_PAUSES_MS) {
        try {
          return await fetchOnce();
        } catch {
          placeholder ??= setTimeout(() => keep(ANTI_FORGERY_PLACEHOLDER), ANTI_FORGERY_RETRY_DELAY_MS);
          await pause(pauseMs);
        }
      }
      return await fetchOnce();
    } finally {
      if (current() !== undefined) clearTimeout(placeholder);
    }
  }

  function once(fetching: () => Promise<string>): Promise<string> {
    onItsWay ??= fetching().finally(() => {
      onItsWay = undefined;
    });
    return onItsWay;
  }

  const inBackground = (fetching: () => Promise<string>) => {
    once(fetching).catch(() => undefined);
  };

  async function required(): Promise<string> {
    if (hasFailed()) {
      inBackground(fetchOnce);
      throw new ApiError({ status: 0, code: 'csrfUnavailable' });
    }
    return current() ?? inTime(once(fetchOnce));
  }

  return {
    current,
    required,
    prefetch: () => {
      if (current() === undefined) inBackground(fetchWithRetries);
    },
    renew: () => {
      // The old one is of no use any more: a call that comes meanwhile waits for the new one.
      remembered = undefined;
      removeStored('session', 'dr.antiForgeryToken');
      return inTime(once(fetchOnce));
    },
  };
}
