export async function within<T, U>(work: Promise<T>, longestMs: number, otherwise: U): Promise<T | U> {
  const { promise: late, resolve } = Promise.withResolvers<U>();
  const timer = setTimeout(resolve, longestMs, otherwise);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
