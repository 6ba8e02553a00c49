export type Casing = 'none' | 'upper' | 'title' | 'lower' | 'sentence';

const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}'’.&-]*/gu;
const sentenceStart = /(^|[.!?]\s+)([^\p{L}\p{N}]*)(\p{L})/gu;

const raise = (word: string) => word.charAt(0).toLocaleUpperCase('en-US') + word.slice(1);
const lower = (text: string) => text.toLocaleLowerCase('en-US');
const raiseParts = (word: string) => word.split('-').map(raise).join('-');
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function restoreNames(text: string, names: readonly string[]): string {
  return names.reduce((restored, name) => {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(name)}(?![\\p{L}\\p{N}])`, 'giu');
    return restored.replace(whole, () => name);
  }, text);
}

/**
 * Matches words in capitals, such as PM, VIP or IL, which are abbreviations or codes unless the whole text is
 * in capitals.
 */
const capitals = /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}\p{N}])/gu;
const codesIn = (text: string): string[] => (/\p{Ll}/u.test(text) ? (text.match(capitals) ?? []) : []);

/**
 * Changes the casing of a text. Title and sentence casing convert everything to lower case first, except
 * abbreviations and codes. All casings but capitals write the names in `exceptions` exactly as given. With
 * `isStart` false, the text continues a sentence.
 */
export function caseText(
  text: string,
  casing: Casing,
  exceptions: readonly string[] = [],
  isStart = true,
): string {
  switch (casing) {
    case 'none':
      return text;
    case 'upper':
      return text.toLocaleUpperCase('en-US');
    case 'lower':
      return restoreNames(lower(text), exceptions);
    case 'title':
      return restoreNames(lower(text).replace(wordPattern, raiseParts), [...codesIn(text), ...exceptions]);
    case 'sentence': {
      const raised = lower(text).replace(
        sentenceStart,
        (whole, before: string, signs: string, letter: string) =>
          before === '' && !isStart ? whole : `${before}${signs}${letter.toLocaleUpperCase('en-US')}`,
      );
      return restoreNames(raised, [...codesIn(text), ...exceptions]);
    }
  }
}
