import type { Nodes } from 'mdast';

export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}

export const textOf = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

export function* codeOf(document: Nodes): Generator<{ line: number; text: string; isInline: boolean }> {
  for (const node of nodesOf(document)) {
    const start = node.position?.start.line ?? 0;
    if (node.type === 'code')
      for (const [index, text] of node.value.split('\n').entries())
        yield { line: start + index + 1, text, isInline: false };
    if (node.type === 'inlineCode')
      yield { line: start, text: node.value.replaceAll('\\|', '|'), isInline: true };
  }
}

const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/**
 * Returns the inline code in all table columns with this heading.
 * @param rows matches the first cell of the rows to include. By default, all are included.
 */
export const columnOf = (text: string, heading: string, rows = /^/): string[] =>
  text.split('\n\n').flatMap((block) => {
    const [head = [], , ...lines] = block.trim().split('\n').map(cellsOf);
    const at = head.map((cell) => cell.replaceAll('`', '')).indexOf(heading);
    if (at === -1) return [];
    return lines
      .filter(([first = '']) => rows.test(first))
      .flatMap((cells) => [...(cells[at] ?? '').matchAll(/`([^`]+)`/g)])
      .map(([, code = '']) => code);
  });
