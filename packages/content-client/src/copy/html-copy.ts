import { Parser } from 'htmlparser2';

import type { CopyNode, CopyTag, CopyText } from '../content.ts';
import { safeHref } from '../safe-href.ts';
import { copyLimits } from './limits.ts';
import { tokenize } from './parse-copy.ts';

const tags: ReadonlyMap<string, CopyTag> = new Map([
  ['p', 'p'],
  ['br', 'br'],
  ['strong', 'strong'],
  ['b', 'strong'],
  ['em', 'em'],
  ['i', 'em'],
  ['sup', 'sup'],
  ['ul', 'ul'],
  ['ol', 'ol'],
  ['li', 'li'],
  ['a', 'a'],
]);

const unread = new Set(
  'script style iframe object embed template noscript noembed noframes svg math head title textarea select xmp plaintext'.split(
    ' ',
  ),
);

interface OpenElement {
  readonly name: string;
  /** Undefined if only the content of the element is kept. */
  readonly tag: CopyTag | undefined;
  readonly href: string | undefined;
  readonly children: CopyNode[];
}

/**
 * Parses markup, keeping only allowed elements. Other elements are replaced by their content, but scripts and
 * the like are removed.
 */
export function parseHtmlCopy(source: string): CopyText {
  const root: OpenElement = { name: '', tag: undefined, href: undefined, children: [] };
  const open: OpenElement[] = [root];
  let unreadDepth = 0;
  let nodes = 0;
  let text = '';

  const current = () => open.at(-1) ?? root;
  const add = (node: CopyNode) => {
    nodes += 1;
    if (nodes <= copyLimits.nodes) current().children.push(node);
  };
  const flush = () => {
    // A token may span several pieces, because entities arrive as separate pieces.
    if (text !== '') tokenize(text.replace(/[ \t\n\r\f]+/g, ' ')).forEach(add);
    text = '';
  };

  const parser = new Parser({
    ontext(piece) {
      if (unreadDepth === 0) text += piece;
    },
    onopentag(name, attributes) {
      flush();
      if (unread.has(name)) unreadDepth += 1;
      const known = unreadDepth === 0 && open.length <= copyLimits.depth ? tags.get(name) : undefined;
      const href =
        known === 'a' && attributes['href'] !== undefined ? safeHref(attributes['href']) : undefined;
      const isNestedLink = known === 'a' && open.some(({ tag }) => tag === 'a');
      const tag = known === 'a' && (href === undefined || isNestedLink) ? undefined : known;
      open.push({ name, tag, href, children: [] });
    },
    onclosetag(name) {
      flush();
      if (unread.has(name)) unreadDepth = Math.max(0, unreadDepth - 1);
      const element = open.pop();
      if (!element || element === root) return;
      const { tag, href, children } = element;
      if (tag === undefined) children.forEach((child) => current().children.push(child));
      else add({ type: 'element', tag, ...(href !== undefined && { href }), children });
    },
    onend: flush,
  });
  parser.end(source);
  // Otherwise copy in an element that is not kept, or after a comment, would not begin with its paragraph.
  while (root.children[0]?.type === 'text' && root.children[0].text === ' ') root.children.shift();
  return root.children;
}
