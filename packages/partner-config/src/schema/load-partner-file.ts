import { isSafe } from 'redos-detector';

import type { PartnerProblem } from './cross-field-rules.ts';
import { loadPartner, type LoadedPartner } from './load-partner.ts';
import { parseJson } from './parse-json.ts';

/**
 * Enough steps for any pattern with bounded repetitions; analysis of others is given
 * up after a second or two.
 */
const MAX_STEPS = 5_000;

/**
 * Whether a pattern matches any text without excessive backtracking. One that cannot be
 * analyzed counts as unsafe.
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
 * Checks the text of a partner's file: that it is JSON without duplicate keys, what `loadPartner` checks, and
 * that its pattern cannot block a browser or server (ReDoS). That last check takes milliseconds, too long for
 * every test.
 */
export function loadPartnerFile(text: string): LoadedPartner {
  const file = parseJson(text);
  if (!('value' in file)) return file;
  const loaded = loadPartner(file.value);
  if (!loaded.partner || isSafePattern(loaded.partner.partnerNumberPattern)) return loaded;
  return { problems: [slowPattern] };
}
