import type { CopyValues } from './define-copy.ts';

export interface TextValues {
  /** Trusted settings of the partner; their text may hold tokens again. */
  readonly partner: CopyValues;
  /** What comes with the call: put in as it is and never looked at again. Wins over `partner`. */
  readonly personal?: CopyValues | undefined;
  /** The words of a link token. */
  readonly linkLabel: (name: string) => string;
}

const DEEPEST = 10;
const token = /\{\{\s*(\w+)\s*\}\}|\{(\w+)\}/g;

/**
 * Fills one line of interface copy. It is what `expandCopy` does for parsed copy, for a plain string: every page needs
 * it before it paints, and long copy is not yet there then.
 */
export function fillText(text: string, values: TextValues, within: readonly string[] = []): string {
  const { partner, personal = {}, linkLabel } = values;
  return text.replace(token, (written: string, link: string | undefined, name = '') => {
    if (link !== undefined) return linkLabel(link);
    if (Object.hasOwn(personal, name)) return String(personal[name]);
    if (!Object.hasOwn(partner, name)) return written;
    const isEndless = within.includes(name) || within.length >= DEEPEST;
    return isEndless ? '' : fillText(String(partner[name]), values, [...within, name]);
  });
}
