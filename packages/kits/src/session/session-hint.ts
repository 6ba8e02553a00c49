/**
 * Tells scripts that the browser holds a member's session, which itself is in a cookie they cannot read. The server
 * writes it by the first name; over http, which is development alone, by the second one.
 */
const hintNames = (partnerId: string) => ['__Host-tableside-signed-in', `tableside-signed-in-${partnerId}`];

export const hasSessionHint = (partnerId: string): boolean => {
  const cookies = document.cookie.split('; ');
  return hintNames(partnerId).some((name) => cookies.includes(`${name}=1`));
};

/** Takes back the hint, so that nobody asks for a member who is not there. */
export function clearSessionHint(partnerId: string): void {
  for (const name of hintNames(partnerId))
    document.cookie = `${name}=; Max-Age=0; Path=/${name.startsWith('__Host-') ? '; Secure' : ''}`;
}
