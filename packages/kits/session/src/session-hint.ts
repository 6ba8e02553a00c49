/** Tells scripts that the browser holds a member's session, which itself is in a cookie they cannot read. */
export const SESSION_HINT = '__Host-tableside-signed-in';

export const hasSessionHint = (): boolean => document.cookie.includes(`${SESSION_HINT}=1`);
