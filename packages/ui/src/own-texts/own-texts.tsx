import { Children, type ReactNode } from 'react';

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

function putIntoElement(text: string, key: number): ReactNode[] {
  const words = text.trim();
  if (words === '') return text === '' ? [] : [text];
  const start = text.indexOf(words);
  // Whitespace stays outside the elements: translators ignore it there, and names of controls need it.
  const blanks = [text.slice(0, start), text.slice(start + words.length)];
  return [blanks[0], <span key={key}>{words}</span>, blanks[1]].filter((part) => part !== '');
}

/** Joins adjacent texts, so that a translator sees the whole sentence. */
function childrenOf(nodes: ReactNode): ReactNode[] {
  const children: ReactNode[] = [];
  for (const node of Children.toArray(nodes)) {
    const last = children.at(-1);
    if (isText(node) && isText(last)) children[children.length - 1] = `${last}${node}`;
    else children.push(node);
  }
  return children;
}

/**
 * Puts each text into an element of its own (UIX-13). Translators replace text nodes, and React fails when it
 * then removes or changes one of them. React holds no reference to a text that is alone in its element.
 */
export const ownEach = (nodes: ReactNode): ReactNode[] =>
  childrenOf(nodes).flatMap((node, index) => (isText(node) ? putIntoElement(String(node), index) : [node]));

export function ownTexts(nodes: ReactNode): ReactNode {
  const children = childrenOf(nodes);
  return children.length === 1 && isText(children[0]) ? children[0] : ownEach(children);
}
