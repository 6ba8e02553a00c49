import type { CopyText } from '@tableside/content-client';

export function splitHeading(text: CopyText): { readonly heading: CopyText; readonly rest: CopyText } {
  const [first, ...rest] = text;
  return first?.type === 'element' && first.tag === 'p'
    ? { heading: first.children, rest }
    : { heading: text, rest: [] };
}
