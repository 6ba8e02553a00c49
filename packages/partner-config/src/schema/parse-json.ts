import { parse, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';

import type { PartnerProblem } from './cross-field-rules.ts';

export interface ParsedJson {
  /** Undefined if the text is not valid JSON. */
  readonly value?: unknown;
  readonly problems: readonly PartnerProblem[];
}

function* twiceIn(object: ObjectNode, path: readonly string[]): Generator<PartnerProblem> {
  const lines = new Map<string, number>();
  for (const { name, value } of object.members) {
    const key = name.type === 'String' ? name.value : name.name;
    const { line } = name.loc.start;
    const first = lines.get(key);
    const where = [...path, key];
    if (first === undefined) lines.set(key, line);
    else
      yield {
        path: where.join('.'),
        message: `is set twice, on line ${first} and on line ${line}: keep one`,
      };
    yield* repeatedKeys(value, where);
  }
}

function* repeatedKeys(node: ValueNode, path: readonly string[]): Generator<PartnerProblem> {
  if (node.type === 'Object') yield* twiceIn(node, path);
  if (node.type !== 'Array') return;
  for (const [index, { value }] of node.elements.entries()) {
    yield* repeatedKeys(value, [...path, String(index)]);
  }
}

/** Adds the line and column, which the message of JSON.parse lacks. */
function syntaxProblem(text: string, { message }: Error): string {
  try {
    parse(text);
    return message;
  } catch (error) {
    const { line, column } = error as { line: number; column: number };
    return `line ${line}, column ${column}: ${(error as Error).message.replace(/ \(\d+:\d+\)$/, '')}`;
  }
}

/**
 * Parses JSON that people write, and reports duplicate keys, of which JSON.parse silently drops all but the
 * last.
 */
export function parseJson(text: string): ParsedJson {
  try {
    const value: unknown = JSON.parse(text);
    return { value, problems: [...repeatedKeys(parse(text).body, [])] };
  } catch (error) {
    return {
      problems: [{ path: '(file)', message: `is not JSON: ${syntaxProblem(text, error as Error)}` }],
    };
  }
}
