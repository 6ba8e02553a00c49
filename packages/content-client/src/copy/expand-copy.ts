import type { CopyNode, CopyText } from '../content.ts';
import { copyLimits, type ReportCopyProblem } from './limits.ts';
import { tokenize } from './parse-copy.ts';

type Values = Readonly<Record<string, string | number>>;

export interface ExpandValues {
  /** Trusted settings of the partner. Their texts may contain tokens (CON-29). */
  readonly partner: Values;
  /**
   * Values entered by people, such as names. They are inserted verbatim, never expanded, and take precedence
   * over `partner`.
   */
  readonly personal?: Values | undefined;
  /** Returns a text that replaces a link token. If undefined, link tokens become links. */
  readonly linkLabel?: ((name: string) => string) | undefined;
}

/**
 * Fills in all values of copy, so that only text, links and elements remain. Recursion is bounded: a value
 * inside itself is empty, and so is anything past the limits. An unknown name stays as written.
 */
export function expandCopy(
  copy: CopyText,
  { partner, personal = {}, linkLabel }: ExpandValues,
  report?: ReportCopyProblem,
): CopyText {
  const parsed = new Map<string, CopyText>();
  const reported = new Set<string>();
  let steps = 0;
  let characters = 0;
  const isFull = () => steps > copyLimits.nodes || characters > copyLimits.characters;

  const leaveOut = (problem: string): CopyText => {
    if (!reported.has(problem)) report?.(problem);
    reported.add(problem);
    return [];
  };

  function expandText(text: string): CopyText {
    characters += text.length;
    if (characters > copyLimits.characters)
      return leaveOut(`longer than ${copyLimits.characters} characters`);
    return [{ type: 'text', text }];
  }

  function expandValue(name: string, within: readonly string[]): CopyText {
    if (Object.hasOwn(personal, name)) return expandText(String(personal[name]));
    if (!Object.hasOwn(partner, name)) return expandText(`{${name}}`);
    if (within.includes(name)) return leaveOut(`{${name}} stands inside itself`);
    if (within.length >= copyLimits.depth) return leaveOut(`tokens nest deeper than ${copyLimits.depth}`);
    let nodes = parsed.get(name);
    if (!nodes) parsed.set(name, (nodes = tokenize(String(partner[name]))));
    return expandAll(nodes, [...within, name]);
  }

  function expandNode(node: CopyNode, within: readonly string[]): CopyText {
    steps += 1;
    if (steps > copyLimits.nodes) return leaveOut(`more than ${copyLimits.nodes} parts`);
    switch (node.type) {
      case 'text':
        return expandText(node.text);
      case 'link':
        return linkLabel ? expandText(linkLabel(node.name)) : [node];
      case 'value':
        return expandValue(node.name, within);
      case 'element':
        return [{ ...node, children: expandAll(node.children, within) }];
    }
  }

  const expandAll = (nodes: CopyText, within: readonly string[]): CopyText =>
    nodes.flatMap((node) => (isFull() ? [] : expandNode(node, within)));

  return expandAll(copy, []);
}

export const plainText = (copy: CopyText, linkLabel: (name: string) => string): string =>
  copy
    .map((node): string => {
      if (node.type === 'text') return node.text;
      if (node.type === 'link') return linkLabel(node.name);
      return node.type === 'value' ? `{${node.name}}` : plainText(node.children, linkLabel);
    })
    .join('');
