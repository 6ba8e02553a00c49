const controlCharacters = /[\p{Cc}\u2028\u2029]/u;
const ownPath = /^(?:\/(?![/\\])|[?#])/;
const webAddress = /^https?:\/\/[^/\\]/i;
const otherAddress = /^(?:mailto|tel|sms):[^/\\]/i;

function isPlainWebAddress(address: string): boolean {
  try {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  } catch {
    return false;
  }
}

/**
 * Returns the href as written if it is safe in a page: http(s), mailto, tel, sms or a path of this site.
 * Undefined for anything else, such as scripts or what a browser would read as another host.
 */
export function safeHref(address: string): string | undefined {
  const href = address.trim();
  if (href === '' || controlCharacters.test(href)) return undefined;
  if (ownPath.test(href)) return href.includes('\\') ? undefined : href;
  if (webAddress.test(href)) return isPlainWebAddress(href) ? href : undefined;
  return otherAddress.test(href) ? href : undefined;
}

export function safeImage(address: string): string | undefined {
  const href = safeHref(address);
  return href !== undefined && /^(?:\/|https:)/i.test(href) ? href : undefined;
}
