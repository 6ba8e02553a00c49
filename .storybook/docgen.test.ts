import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { describeComponents } from './docgen.ts';

function propsOf(path: string, component: string) {
  const file = join(import.meta.dirname, '../packages/ui/src', path);
  const described = describeComponents(readFileSync(file, 'utf8'), file);
  return described.find(({ displayName }) => displayName === component)?.props;
}

test('an optional prop has the type that its control can switch', () => {
  expect(propsOf('button/button.tsx', 'Button')).toMatchObject({
    isFullWidth: { required: false, tsType: { name: 'boolean' } },
    loadingLabel: { required: false, tsType: { name: 'string' } },
    size: {
      required: false,
      tsType: { name: 'union', elements: ['small', 'medium', 'large'].map((value) => ({ value })) },
    },
  });
  expect(propsOf('banner/banner.tsx', 'Banner')).toMatchObject({
    onDismiss: { required: false, tsType: { name: 'signature', type: 'function' } },
  });
});

test('what a dependency declares is left out, what a neighbouring file declares is not', () => {
  const props = propsOf('text-field/text-field.tsx', 'TextField') ?? {};
  expect(props).toHaveProperty('hint');
  expect(props).not.toHaveProperty('autoComplete');
  expect(props).not.toHaveProperty('type');
});
