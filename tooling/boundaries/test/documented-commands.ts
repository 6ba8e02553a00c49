import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

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
    .replace(/\s#\s.*$/, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/<(\w+)>/g, (all, name: string) => samples[name] ?? all)
    .split(' | ');
  const shared = wordsOf(first).slice(0, -1);
  return [wordsOf(first), ...others.map((other) => [...shared, ...wordsOf(other)])];
}

/** Yields the code of a document by line: blocks and inline code. */
function* codeOf(node: Nodes): Generator<{ line: number; text: string }> {
  const start = node.position?.start.line ?? 0;
  if (node.type === 'code') {
    for (const [index, text] of node.value.split('\n').entries()) yield { line: start + index + 1, text };
  }
  // A pipe is escaped in a table cell.
  if (node.type === 'inlineCode') yield { line: start, text: node.value.replaceAll('\\|', '|') };
  if ('children' in node) for (const child of node.children) yield* codeOf(child);
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
