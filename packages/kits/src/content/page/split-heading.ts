import type { CopyText } from '@tableside/content-client';

/** The first paragraph is the heading, the others follow it; without paragraphs all of it is the heading. */
export function splitHeading(text: CopyText): { readonly heading: CopyText; readonly rest: CopyText } {
  const [first, ...rest] = text;
  return first?.type === 'element' && first.tag === 'p'
    ? { heading: first.children, rest }
    : { heading: text, rest: [] };
}
