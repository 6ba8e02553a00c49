import { parser } from '@prometheus-io/lezer-promql';

export interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

export function readPromql(expression: string): { selectors: Selector[]; grouping: string[] } {
  const selectors: Selector[] = [];
  const grouping: string[] = [];
  const cursor = parser.parse(expression).cursor();
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }) => expression.slice(from, to);
  do {
    const { name, node, type } = cursor;
    if (type.isError) throw new Error(`This is no PromQL after "${expression.slice(0, cursor.from)}".`);
    if (name === 'VectorSelector')
      selectors.push({
        metric: textOf(node.getChild('Identifier') ?? node),
        labels: (node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).map((matcher) =>
          textOf(matcher.getChild('LabelName') ?? matcher),
        ),
      });
    if (name === 'GroupingLabels') grouping.push(...node.getChildren('LabelName').map(textOf));
  } while (cursor.next());
  return { selectors, grouping };
}
