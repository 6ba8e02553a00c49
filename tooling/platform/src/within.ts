import { setTimeout } from 'node:timers/promises';

/** What work gives, or something else if it takes longer than that many milliseconds. It goes on all the same. */
export async function within<T, U>(work: Promise<T>, longestMs: number, otherwise: U): Promise<T | U> {
  const answered = new AbortController();
  const late = setTimeout(longestMs, otherwise, { signal: answered.signal }).catch(() => otherwise);
  try {
    return await Promise.race([work, late]);
  } finally {
    answered.abort();
  }
}
