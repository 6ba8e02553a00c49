import { Children, type ReactNode } from 'react';

const isText = (node: ReactNode): node is string | number =>
  typeof node === 'string' || typeof node === 'number';

/**
 * Returns the children of an element: a text that is alone, or each text in an element of its own. Translators
 * move text nodes elsewhere, and React fails to remove or change one that it finds no more; it keeps none of a
 * text that is alone. UIX-13
 */
export function ownTexts(...children: readonly ReactNode[]): ReactNode {
  const nodes = Children.toArray(children);
  if (nodes.length === 1 && isText(nodes[0])) return nodes[0];
  return nodes.map((node, index) => (isText(node) ? <span key={index}>{node}</span> : node));
}
