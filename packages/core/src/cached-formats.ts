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
