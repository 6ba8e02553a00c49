import { Children, type ReactNode } from 'react';

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

function putIntoElement(text: string, key: number): ReactNode[] {
  const words = text.trim();
  if (words === '') return text === '' ? [] : [text];
  const start = text.indexOf(words);
  // Blanks stay outside: translators leave them, and names of controls keep them.
  const blanks = [text.slice(0, start), text.slice(start + words.length)];
  return [blanks[0], <span key={key}>{words}</span>, blanks[1]].filter((part) => part !== '');
}

/**
 * Puts each text into an element of its own. Translators move text nodes elsewhere, and React fails to remove or
 * change one that it finds no more; it keeps none of a text that is alone in its element. UIX-13
 */
export const ownEach = (nodes: ReactNode): ReactNode[] =>
  Children.toArray(nodes).flatMap((node, index) =>
    isText(node) ? putIntoElement(String(node), index) : [node],
  );

/** Returns the children of an element: a text that is alone as it is, or else each in an element of its own. */
export function ownTexts(...children: readonly ReactNode[]): ReactNode {
  const nodes = Children.toArray(children);
  return nodes.length === 1 && isText(nodes[0]) ? nodes[0] : ownEach(nodes);
}
