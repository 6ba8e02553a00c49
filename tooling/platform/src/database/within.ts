/**
 * Resolves to the work's result, or to `otherwise` if it takes longer than `longestMs`. Does not cancel the
 * work.
 */
export async function within<T, U>(work: Promise<T>, longestMs: number, otherwise: U): Promise<T | U> {
  const { promise: late, resolve } = Promise.withResolvers<U>();
  const timer = setTimeout(resolve, longestMs, otherwise);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
