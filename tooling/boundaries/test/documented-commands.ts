import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** A command that a page tells people to type. */
export interface DocumentedCommand {
  readonly page: string;
  readonly line: number;
  readonly words: readonly string[];
}

/** What stands for a placeholder of a page, such as <setting>, when a command is tried. */
const samples: Readonly<Record<string, string>> = { id: 'hilton', partner: 'hilton', setting: 'hasVIP' };

const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

/** "pnpm partner check | explain" as two commands, placeholders filled in, optional words left out. */
function alternatives(text: string): string[][] {
  const [first = '', ...others] = text
    .replace(/\s#\s.*$/, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/<(\w+)>/g, (all, name: string) => samples[name] ?? all)
    .split(' | ');
  const shared = wordsOf(first).slice(0, -1);
  return [wordsOf(first), ...others.map((other) => [...shared, ...wordsOf(other)])];
}

/** Code of a page by line: blocks line by line, and what stands between backticks. */
function* codeOf(node: Nodes): Generator<{ line: number; text: string }> {
  const start = node.position?.start.line ?? 0;
  if (node.type === 'code') {
    for (const [index, text] of node.value.split('\n').entries()) yield { line: start + index + 1, text };
  }
  // In a cell of a table a bar is written with a backslash.
  if (node.type === 'inlineCode') yield { line: start, text: node.value.replaceAll('\\|', '|') };
  if ('children' in node) for (const child of node.children) yield* codeOf(child);
}

/** Every pnpm, npm and node command of the pages that the globs name. */
export function documentedCommands(root: string, pages: readonly string[]): DocumentedCommand[] {
  return globSync(pages, { cwd: root }).flatMap((page) =>
    [...codeOf(fromMarkdown(readFileSync(join(root, page), 'utf8')))]
      .flatMap(({ line, text }) => text.split(' && ').map((part) => ({ line, text: part })))
      .filter(({ text }) => /^(pnpm|npm|node)\s+[^<]/.test(text))
      .flatMap(({ line, text }) => alternatives(text).map((words) => ({ page, line, words }))),
  );
}
