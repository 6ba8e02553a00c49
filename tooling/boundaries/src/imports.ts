const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*/g;

export const withoutComments = (text: string): string => text.replaceAll(comments, '');

const specifiers = [
  /^[ \t]*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([\w@./:?#~+-]+)['"]/gm,
  /\bimport\(\s*['"]([\w@./:?#~+-]+)['"]/g,
];
const typeOnly = /^[ \t]*(?:import|export)\stype\s[^'"`;]*?\sfrom\s*['"][^'"]+['"]/gm;

const found = (code: string): string[] => [
  ...new Set(specifiers.flatMap((pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name))),
];

export const importsOf = (text: string): string[] => found(withoutComments(text));

export const valueImportsOf = (text: string): string[] =>
  found(withoutComments(text).replaceAll(typeOnly, ''));

export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
