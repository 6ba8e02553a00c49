import { parse, type ObjectNode, type ValueNode } from '@humanwhocodes/momoa';

import type { PartnerProblem } from './cross-field-rules.ts';

export type ParsedJson =
  | { readonly value: unknown; readonly problems: readonly [] }
  | { readonly problems: readonly PartnerProblem[] };

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

/** Parses hand-written JSON: rejects duplicate keys, of which JSON.parse would silently drop the first. */
export function parseJson(text: string): ParsedJson {
  try {
    const value: unknown = JSON.parse(text);
    const problems = [...repeatedKeys(parse(text).body, [])];
    return problems.length > 0 ? { problems } : { value, problems: [] };
  } catch (error) {
    return { problems: [{ path: '(file)', message: `is not JSON: ${(error as Error).message}` }] };
  }
}
