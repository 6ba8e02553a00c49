/** Resolves or rejects as `loading` does. Rejects if that takes longer than `limitMs`. */
export async function within<T>(loading: Promise<T>, limitMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing has arrived within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([loading, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export const CODE_LIMIT_MS = 20_000;
