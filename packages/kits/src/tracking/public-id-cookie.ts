/** Reads the public id from the cookie that the partner's own pages set, if any (TRK-07). */
export function readPublicIdCookie(cookies: string): string | undefined {
  const value = /(?:^|;\s*)RN_PUBLIC_ID=([^;]*)/.exec(cookies)?.[1];
  if (!value) return undefined;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
