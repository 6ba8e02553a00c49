/** The public id that the partner's own pages left in a cookie (TRK-07); undefined when there is none. */
export function readPublicIdCookie(cookies: string): string | undefined {
  const value = /(?:^|;\s*)RN_PUBLIC_ID=([^;]*)/.exec(cookies)?.[1];
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
