import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fromMarkdown } from 'mdast-util-from-markdown';

import { codeOf } from '../src/markdown.ts';

/** A command in a document. */
export interface DocumentedCommand {
  readonly page: string;
  readonly line: number;
  readonly words: readonly string[];
}

/** Values for placeholders such as <setting> when a command is tried. */
const samples: Readonly<Record<string, string>> = { id: 'hilton', partner: 'hilton', setting: 'hasVIP' };

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/**
 * Splits "pnpm partner check | explain" into two commands, with placeholders filled in and optional words
 * removed.
 */
function alternatives(text: string): string[][] {
  const [first = '', ...others] = text
    // A comment, where the output goes and "and so on" are no arguments; what is optional may be nested.
    .replace(/\s[#>]\s.*$|\s…$/, '')
    .replace('pnpm --silent ', 'pnpm ')
    .replaceAll(/\[[^[\]]*\]…?/g, '')
    .replaceAll(/\[[^[\]]*\]…?/g, '')
    .replaceAll(/<(\w+)>/g, (all, name: string) => samples[name] ?? all)
    .split(' | ');
  const shared = wordsOf(first).slice(0, -1);
  return [wordsOf(first), ...others.map((other) => [...shared, ...wordsOf(other)])];
}

/** Returns every pnpm, npm and node command in the documents that match the globs. */
export function documentedCommands(root: string, pages: readonly string[]): DocumentedCommand[] {
  return globSync(pages, { cwd: root }).flatMap((page) =>
    [...codeOf(fromMarkdown(readFileSync(join(root, page), 'utf8')))]
      .flatMap(({ line, text }) => text.split(' && ').map((part) => ({ line, text: part })))
      .filter(({ text }) => /^(pnpm|npm|node)\s+[^<]/.test(text))
      .flatMap(({ line, text }) => alternatives(text).map((words) => ({ page, line, words }))),
  );
}
