import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { fromMarkdown } from 'mdast-util-from-markdown';

export interface Guide {
  readonly files: ReadonlyMap<string, string>;
  readonly commands: readonly string[];
}

/**
 * Reads a section of a README, where code with a title is a file, and each line of `sh` is a command.
 * @throws if the section does not exist or contains no file.
 */
export function readGuide(readme: string, heading: string): Guide {
  const { children } = fromMarkdown(readFileSync(readme, 'utf8'));
  const start = children.findIndex(
    (node) => node.type === 'heading' && node.children.some((one) => 'value' in one && one.value === heading),
  );
  const files = new Map<string, string>();
  const commands: string[] = [];
  for (const node of start < 0 ? [] : children.slice(start + 1)) {
    if (node.type === 'heading') break;

    if (node.type !== 'code') continue;
    const [, path] = /^title="(.+)"$/.exec(node.meta ?? '') ?? [];
    if (path !== undefined) files.set(path, `${node.value}\n`);
    else if (node.lang === 'sh') commands.push(...node.value.split('\n'));
  }
  if (files.size === 0) throw new Error(`${readme} has no files below "${heading}".`);
  return { files, commands };
}

/**
 * Returns a README's examples by file name. An example is TypeScript code without a title, and is a module of
 * its own.
 */
export function readExamples(readme: string): ReadonlyMap<string, string> {
  const name = basename(dirname(readme));
  const examples = fromMarkdown(readFileSync(readme, 'utf8')).children.filter(
    (node) => node.type === 'code' && node.meta == null && /^tsx?$/.test(node.lang ?? ''),
  );
  return new Map(
    examples.map((node, index) => [`src/${name}-${index + 1}.tsx`, `${'value' in node ? node.value : ''}\n`]),
  );
}
