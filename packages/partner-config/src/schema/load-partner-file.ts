import { isSafe } from 'redos-detector';

import { isRegExp, type PartnerProblem } from './cross-field-rules.ts';
import { loadPartner, type LoadedPartner } from './load-partner.ts';
import { parseJson } from './parse-json.ts';

/**
 * Suffices for any pattern with bounded repetitions. The analysis of other patterns stops after a second or
 * two.
 */
const MAX_STEPS = 5_000;

/**
 * Whether a pattern matches any text without excessive backtracking. A pattern that cannot be analyzed counts
 * as unsafe.
 */
function isSafePattern(source: string): boolean {
  try {
    return isSafe(new RegExp(source, 'i'), { maxSteps: MAX_STEPS }).safe;
  } catch {
    return false;
  }
}

const slowPattern: PartnerProblem = {
  path: 'partnerNumberPattern',
  message:
    'can backtrack exponentially, because its repetitions overlap: bound them, as in ^[A-Z]{2}\\d{1,12}$',
};

/**
 * Checks the text of a partner's file. Besides what `loadPartner` checks, it must be JSON without duplicate
 * keys, and its pattern must be unable to block a browser or server (ReDoS). Checking the pattern takes
 * milliseconds, which is too long for every test.
 */
export function loadPartnerFile(text: string): LoadedPartner {
  // The choice of libraries is explained in docs/decisions/0014-checks-use-the-readers.md.
  const { problems: unparsed, ...file } = parseJson(text);
  if (!('value' in file)) return { problems: unparsed };
  const loaded = loadPartner(file.value);
  const pattern: unknown = Reflect.get(Object(file.value) as object, 'partnerNumberPattern');
  const isSlow = typeof pattern === 'string' && isRegExp(pattern) && !isSafePattern(pattern);
  const problems = [...unparsed, ...loaded.problems, ...(isSlow ? [slowPattern] : [])];
  return problems.length > 0 ? { problems } : loaded;
}
