import type { Nodes } from 'mdast';

/** A node of a document and all nodes in it. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

/** The text of a node without its marks. */
export const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** The code of a document by line: blocks and inline code. */
export function* codeOf(document: Nodes): Generator<{ line: number; text: string; isInline: boolean }> {
  for (const node of nodesOf(document)) {
    const start = node.position?.start.line ?? 0;
    if (node.type === 'code')
      for (const [index, text] of node.value.split('\n').entries())
        yield { line: start + index + 1, text, isInline: false };
    // A pipe is escaped in a table cell.
    if (node.type === 'inlineCode')
      yield { line: start, text: node.value.replaceAll('\\|', '|'), isInline: true };
  }
}
