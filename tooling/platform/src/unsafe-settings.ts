/** Fewer different characters are no random secret: a hexadecimal one of 16 bytes has fourteen. */
const FEWEST_CHARACTERS = 8;
/** Words of documents and examples. */
const PLACEHOLDER = /change.?me|place.?holder|replace.?(me|with)|example|gave-you|openssl/i;
/** Random characters are never all of one case, without a digit. */
const ONLY_WORDS = /^(?:[a-z\W_]*|[A-Z\W_]*)$/;

const ENCRYPTED = new Set(['https:', 'smtps:']);
const LOOPBACK = /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether what is sent to an address stays secret on the way. */
function isEncrypted({ protocol, hostname, password, searchParams }: URL): boolean {
  if (ENCRYPTED.has(protocol) || LOOPBACK.test(hostname)) return true;
  if (protocol !== 'smtp:') return false;
  const isForced = searchParams.get('requireTLS') === 'true' && searchParams.get('ignoreTLS') !== 'true';
  return password === '' || isForced;
}

/** Whether a secret is one that somebody else can guess: too few characters, a placeholder, or words. */
const isGuessable = (secret: string): boolean =>
  new Set(secret.replaceAll(/\s/g, '')).size < FEWEST_CHARACTERS ||
  PLACEHOLDER.test(secret) ||
  ONLY_WORDS.test(secret);

/**
 * What is unsafe in the value of a setting, which may be a list; undefined if nothing is. Continues the sentence
 * that the setting's name begins.
 *
 * @param isSecret - whether the value is a secret, instead of an address or anything else.
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
