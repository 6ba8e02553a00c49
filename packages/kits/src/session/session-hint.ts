/**
 * The names of a cookie that tells scripts that the browser has a member session, whose own cookie they
 * cannot read. The server sets the first name, or the second one over http, in development only.
 */
const hintNames = (partnerId: string) => ['__Host-tableside-signed-in', `tableside-signed-in-${partnerId}`];

/**
 * Returns the hint of the browser's member session, which differs for each session. Empty if there is none.
 */
export const sessionHint = (partnerId: string): string =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('='))
    .find(([name, value]) => value && hintNames(partnerId).includes(name ?? ''))?.[1] ?? '';

/** Clears the hint, so that no request is made for a member who is not signed in. */
export function clearSessionHint(partnerId: string): void {
  for (const name of hintNames(partnerId))
    document.cookie = `${name}=; Max-Age=0; Path=/${name.startsWith('__Host-') ? '; Secure' : ''}`;
}
