import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { tokenize } from '@tableside/content-client';
import { nearestName } from '@tableside/partner-config/schema';
import { parseSync, Visitor, type ESTree } from 'vite';

const packages = resolve(import.meta.dirname, '../../../../packages');

type Defaults = ReadonlyMap<string, string>;

function defaultsIn(path: string): [string, string][] {
  const source = readFileSync(path, 'utf8');
  if (!source.includes(' = defineCopy(')) return [];
  const constants = new Map<string, ESTree.Expression>();
  const found: [string, string][] = [];
  const addTexts = (area: string, texts: ESTree.Node | undefined): void => {
    if (texts?.type === 'Identifier') addTexts(area, constants.get(texts.name));
    if (texts?.type !== 'ObjectExpression') return;
    for (const property of texts.properties) {
      if (property.type === 'SpreadElement') addTexts(area, property.argument);
      else if (property.key.type === 'Identifier' && property.value.type === 'Literal')
        found.push([`${area}.${property.key.name}`, String(property.value.value)]);
    }
  };
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    },
    CallExpression({ callee, arguments: [area, texts] }) {
      if (callee.type === 'Identifier' && callee.name === 'defineCopy' && area?.type === 'Literal')
        addTexts(String(area.value), texts);
    },
  }).visit(parseSync(path, source).program);
  return found;
}

let read: Defaults | undefined;

export const interfaceCopy = (): Defaults =>
  (read ??= new Map(
    globSync('*/src/**/*.{ts,tsx}', { cwd: packages, exclude: (path) => /\.(?:test|stories)\./.test(path) })
      .map((path) => resolve(packages, path))
      .flatMap(defaultsIn),
  ));

const wordsOf = (key: string) => key.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
/** Returns what the singular and plural keys of a text share, such as `limit` of limitOne and limit. */
const stemOf = (key: string): string =>
  wordsOf(key)
    .filter((word) => word !== 'one' && word !== 'many')
    .map((word) => word.replace(/s$/, ''))
    .join(' ');

function formsOf(key: string, defaults: Defaults): string[] {
  const [area = '', name = ''] = key.split('.');
  const forms = [...defaults.keys()].filter(
    (other) => other.startsWith(`${area}.`) && stemOf(other.slice(area.length + 1)) === stemOf(name),
  );
  return forms.some((form) => wordsOf(form.slice(area.length + 1)).includes('one')) ? forms : [key];
}

const valuesIn = (text: string): string[] =>
  tokenize(text).flatMap((node) => (node.type === 'value' ? [node.name] : []));

const didYouMean = (nearest: string | undefined) =>
  nearest === undefined ? '' : `: did you mean ${nearest}?`;

/**
 * Returns the problems of a partner's interface copy: keys that no feature has, values that the screen does
 * not know, and singular or plural texts without the other.
 * @param partnerValues - the values that all copy knows.
 */
export function overrideProblems(
  overrides: Readonly<Record<string, string>>,
  partnerValues: readonly string[],
): string[] {
  const defaults = interfaceCopy();
  return Object.entries(overrides).flatMap(([key, text]) => {
    const nearest = nearestName(key, [...defaults.keys()]);
    if (!defaults.has(key)) return [`copy.${key} is a text of no feature${didYouMean(nearest)}`];
    const forms = formsOf(key, defaults);
    const known = [...forms.flatMap((form) => valuesIn(defaults.get(form) ?? '')), ...partnerValues];
    const missing = forms.filter((form) => !Object.hasOwn(overrides, form));
    return [
      ...valuesIn(text)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const meant = nearestName(name, known);
          return `copy.${key} has the unknown value {${name}}${didYouMean(meant && `{${meant}}`)}`;
        }),
      ...missing.map((form) => `copy.${key} needs its other form: write ${form} too`),
    ];
  });
}
