/** Any random secret has more distinct characters than this: 16 bytes in hexadecimal have about 14. */
const FEWEST_CHARACTERS = 8;
const PLACEHOLDER = /change.?me|place.?holder|replace.?(me|with)|example|gave-you|openssl/i;
/** Matches text without digits and in a single case. A random secret is practically never like that. */
const ONLY_WORDS = /^(?:[a-z\W_]*|[A-Z\W_]*)$/;

const ENCRYPTED = new Set(['https:', 'smtps:']);
const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function isEncrypted({ protocol, hostname, password, searchParams }: URL): boolean {
  if (ENCRYPTED.has(protocol) || LOOPBACK.test(hostname)) return true;
  if (protocol !== 'smtp:') return false;
  const isForced = searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true';
  return password === '' || isForced;
}

const isGuessable = (secret: string): boolean =>
  new Set(secret.replaceAll(/\s/g, '')).size < FEWEST_CHARACTERS ||
  PLACEHOLDER.test(secret) ||
  ONLY_WORDS.test(secret);

/**
 * Describes what is unsafe in a setting's values, as the continuation of a sentence that begins with the
 * setting's name. Returns undefined if they are safe.
 * @param isSecret - whether the setting is a secret, as opposed to an address or other value.
 */
export function unsafeIn(values: readonly string[], isSecret: boolean): string | undefined {
  if (isSecret)
    return values.some(isGuessable)
      ? `must be random: no placeholder, no words, at least ${FEWEST_CHARACTERS} different characters`
      : undefined;
  const addresses = values.filter((value) => value.includes('://')).map((value) => URL.parse(value));
  return addresses.some((url) => url && !isEncrypted(url))
    ? 'must be encrypted: https://, or for mail smtps:// or ?requireTLS=true'
    : undefined;
}
