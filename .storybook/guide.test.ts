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

const sourcesOf = (name: string) =>
  globSync(`src/${name}/${name}*.tsx`, { cwd: ui })
    .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
    .map((path) => readFileSync(join(ui, path), 'utf8'));

const control = /<(a|button|dialog|input|select|textarea|BaseLink|Button|IconButton)\b/;
const components = globSync('src/*/', { cwd: ui })
  .map((folder) => basename(folder))
  .filter((name) => sourcesOf(name).some((source) => control.test(source)));

test('every component that takes the focus has its keys in the table', () => {
  expect(components).toContain('password-field');
  const names = components.map((name) => (name === 'card' ? 'card link' : name.replaceAll('-', ' ')));
  expect(names.filter((name) => !described.has(name))).toEqual([]);
});

const shownElsewhere: Readonly<Record<string, string>> = {
  'skip-link': 'is seen only with the focus, which its story gives it',
  toast: 'its buttons are in a layer of the page, with the ring that all controls have',
};

test('UIX-11 All States shows every control under the pointer and with the focus', () => {
  const ownControl = /<(a|button|input|select|textarea|BaseLink)\b/;
  const shown = (name: string) =>
    readFileSync(join(ui, `src/${name}/${name}.stories.tsx`), 'utf8').split('export const AllStates')[1] ??
    '';
  const missing = components
    .filter((name) => sourcesOf(name).some((source) => ownControl.test(source)))
    .filter((name) => !shown(name).includes('<PointedAndFocused>'));
  expect(missing.sort()).toEqual(Object.keys(shownElsewhere));
});
