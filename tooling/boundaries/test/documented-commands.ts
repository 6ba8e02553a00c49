import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fromMarkdown } from 'mdast-util-from-markdown';

import { codeOf } from '../src/markdown.ts';

export interface DocumentedCommand {
  readonly page: string;
  readonly line: number;
  readonly words: readonly string[];
}

const samples: Readonly<Record<string, string>> = { id: 'hilton', partner: 'hilton', setting: 'hasVIP' };

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

function alternatives(text: string): string[][] {
  const [first = '', ...others] = text
    // Removes comments, redirections and an ellipsis, which are not arguments, and twice removes optional
    // words, because they may be nested.
    .replace(/\s[#>]\s.*$|\s…$/, '')
    .replace('pnpm --silent ', 'pnpm ')
    .replaceAll(/\[[^[\]]*\]…?/g, '')
    .replaceAll(/\[[^[\]]*\]…?/g, '')
    .replaceAll(/<(\w+)>/g, (all, name: string) => samples[name] ?? all)
    .split(' | ');
  const shared = wordsOf(first).slice(0, -1);
  return [wordsOf(first), ...others.map((other) => [...shared, ...wordsOf(other)])];
}

export function documentedCommands(root: string, pages: readonly string[]): DocumentedCommand[] {
  return globSync(pages, { cwd: root }).flatMap((page) =>
    [...codeOf(fromMarkdown(readFileSync(join(root, page), 'utf8')))]
      .flatMap(({ line, text }) => text.split(' && ').map((part) => ({ line, text: part })))
      .filter(({ text }) => /^(pnpm|npm|node)\s+[^<]/.test(text))
      .flatMap(({ line, text }) => alternatives(text).map((words) => ({ page, line, words }))),
  );
}
