import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { sectionOf } from './guide/section-of.ts';

const ui = join(import.meta.dirname, '../packages/ui');
const keyboard = sectionOf(readFileSync(join(ui, 'README.md'), 'utf8'), 'Keyboard');
const described = new Set(
  keyboard
    .split('\n')
    .flatMap((row) => row.split('|')[1]?.split(',') ?? [])
    .map((name) => name.trim()),
);

/** An element that takes the focus, or a component of this package that is one. */
const control = /<(a|button|dialog|input|select|textarea|BaseLink|Button|IconButton)\b/;
const components = globSync('src/*/', { cwd: ui })
  .map((folder) => basename(folder))
  .filter((name) =>
    globSync(`src/${name}/${name}*.tsx`, { cwd: ui })
      .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
      .some((path) => control.test(readFileSync(join(ui, path), 'utf8'))),
  );

test('every component that takes the focus has its keys in the table', () => {
  expect(components).toContain('password-field');
  // The link of a card is a component of its own.
  const names = components.map((name) => (name === 'card' ? 'card link' : name.replaceAll('-', ' ')));
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});
