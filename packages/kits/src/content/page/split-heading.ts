import type { CopyText } from '@tableside/content-client';

/**
 * Splits off the first paragraph as the heading. If there is no paragraph, all of the text is the heading.
 */
export function splitHeading(text: CopyText): { readonly heading: CopyText; readonly rest: CopyText } {
  const [first, ...rest] = text;
  return first?.type === 'element' && first.tag === 'p'
    ? { heading: first.children, rest }
    : { heading: text, rest: [] };
}
