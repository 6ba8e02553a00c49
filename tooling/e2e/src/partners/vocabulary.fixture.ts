import { readFileSync } from 'node:fs';

// This package contains the vocabulary as types, generated from schema.org's own file.
const source = readFileSync(new URL('schema.d.ts', import.meta.resolve('schema-dts')), 'utf8');

interface Declared {
  readonly parents: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

const declarations: ReadonlyMap<string, Declared> = new Map(
  [...source.matchAll(/^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim()),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;/gm)].map(
            ([, property = '', expected = '']) => [property, expected.split(' | ')],
          ),
        ),
      },
    ],
  ),
);

const ancestorsOf = (name: string): readonly string[] => [
  name,
  ...(declarations.get(name)?.parents ?? []).flatMap(ancestorsOf),
];
const lineOf = (type: string) => ancestorsOf(`${type}Leaf`).map((name) => name.replace(/(?:Leaf|Base)$/, ''));

function expectedOf(type: string, property: string): readonly string[] | undefined {
  const found = ancestorsOf(`${type}Leaf`).flatMap(
    (name) => declarations.get(name)?.properties.get(property) ?? [],
  );
  return found.length > 0 ? found : undefined;
}

const dataTypes: Readonly<Record<string, readonly string[]>> = {
  string: ['Text', 'URL', 'Time', 'Date', 'DateTime'],
  number: ['Number', 'Integer', 'Float', 'Text'],
  boolean: ['Boolean'],
};

const isMember = (name: string, value: unknown) =>
  source
    .split('\n')
    .some((line) => line.startsWith(`export type ${name} = `) && line.includes(`"${String(value)}"`));

function isExpected(value: unknown, expected: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null)
    return (
      expected.some((name) => dataTypes[typeof value]?.includes(name)) ||
      (expected.includes('Number') &&
        typeof value === 'string' &&
        value !== '' &&
        !Number.isNaN(Number(value))) ||
      // An entity may be given by its URL.
      (expected.includes('IdReference') && typeof value === 'string' && URL.canParse(value)) ||
      expected.some((name) => isMember(name, value))
    );
  const { '@type': type } = value as { readonly '@type'?: unknown };
  if (typeof type !== 'string') return '@id' in value && expected.includes('IdReference');
  return lineOf(type).some((name) => expected.includes(name));
}

export function unknownToVocabulary(entity: object, at = ''): readonly string[] {
  const { '@type': type, '@id': _id, ...properties } = entity as Readonly<Record<string, unknown>>;
  const name = String(type);
  if (type === undefined) return [];
  if (!declarations.has(`${name}Leaf`)) return [`${at}${name}`];
  return Object.entries(properties).flatMap(([property, value]) => {
    const place = `${at}${name}.${property}`;
    // `query-input` describes how the property `query` of an action is filled in.
    const expected = property.endsWith('-input')
      ? expectedOf(name, property.replace(/-input$/, '')) && ['Text']
      : expectedOf(name, property);
    if (!expected) return [place];
    return [value]
      .flat()
      .flatMap((item: unknown) => [
        ...(isExpected(item, expected) ? [] : [`${place} = ${JSON.stringify(item)}`]),
        ...(typeof item === 'object' && item !== null ? unknownToVocabulary(item, `${place} `) : []),
      ]);
  });
}
