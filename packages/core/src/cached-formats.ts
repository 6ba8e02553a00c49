/**
 * Creates a formatter on its first use. The first one of a page loads the data of all, which takes a cheap
 * phone 50 ms, and many pages need none.
 */
export function onFirstUse<Format extends object>(create: () => Format): () => Format {
  let format: Format | undefined;
  return () => (format ??= create());
}

const cached = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached formatter for moments in a time zone, because creating one takes longer than rendering
 * what shows it.
 *
 * @param name - identifies the options.
 */
export function formatAt(
  timeZone: string,
  name: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name} ${timeZone}`;
  const format = cached.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  cached.set(key, format);
  return format;
}
