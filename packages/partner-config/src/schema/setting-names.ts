import { partnerJsonSchema } from './json-schema.ts';

interface SchemaNode {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
  readonly allOf?: readonly SchemaNode[];
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
  readonly description?: string;
  readonly default?: unknown;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly required?: readonly string[];
}

let root: SchemaNode | undefined;
const schemaRoot = (): SchemaNode => (root ??= partnerJsonSchema() as SchemaNode);

const plain = (node: SchemaNode): SchemaNode => {
  const name = node.$ref?.replace('#/$defs/', '') ?? node.allOf?.[0]?.$ref?.replace('#/$defs/', '');
  const target = name === undefined ? undefined : schemaRoot().$defs?.[name];
  return target ? { ...target, ...node } : node;
};

export function schemaAt(path: readonly PropertyKey[]): SchemaNode | undefined {
  let node: SchemaNode | undefined = schemaRoot();
  for (const step of path) {
    if (!node) return undefined;
    const here = plain(node);
    const inside: SchemaNode = here.anyOf?.find((option) => option.properties ?? option.items) ?? here;
    const rest: SchemaNode | undefined =
      typeof inside.additionalProperties === 'object' ? inside.additionalProperties : undefined;
    node = typeof step === 'number' ? inside.items : (inside.properties?.[String(step)] ?? rest);
  }
  return node && plain(node);
}

export function settingNamesAt(path: readonly PropertyKey[]): string[] {
  const node = schemaAt(path);
  const inside = node?.anyOf?.find((option) => option.properties) ?? node;
  return Object.keys(inside?.properties ?? {});
}
