const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;

/** Source text without comments. */
export const withoutComments = (text: string): string => text.replaceAll(comments, '');

const specifiers = [
  /^[ \t]*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([\w@./:?#~+-]+)['"]/gm,
  /\bimport\(\s*['"]([\w@./:?#~+-]+)['"]/g,
];
const typeOnly = /^[ \t]*(?:import|export)\stype\s[^'"`;]*?\sfrom\s*['"][^'"]+['"]/gm;

const found = (code: string): string[] => [
  ...new Set(specifiers.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))),
];

/** What a source file imports, as it is written. */
export const importsOf = (text: string): string[] => found(withoutComments(text));

/** The same without what is imported for its types alone, of which nothing is left in the bundle. */
export const valueImportsOf = (text: string): string[] =>
  found(withoutComments(text).replaceAll(typeOnly, ''));

/** The package that a bare specifier names: "@scope/name/sub" and "name/sub" give the first part. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
