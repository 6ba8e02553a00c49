// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';

import { watchReferencedTexts } from './referenced-texts.ts';

const take = watchReferencedTexts();

async function referencedTextsIn(...children: readonly ReactNode[]) {
  const { unmount } = render(createElement('p', null, ...children));
  await Promise.resolve();
  unmount();
  return take();
}

const Greeting = () => 'Good evening';

test('UIX-13.a UIX-14 a text beside another, beside an element or of a component is found, with where it is', async () => {
  expect(await referencedTextsIn('12', ' places')).toEqual(['“12” in <p>', '“ places” in <p>']);
  expect(await referencedTextsIn('Sign in', createElement('br'))).toEqual(['“Sign in” in <p>']);
  expect(await referencedTextsIn(createElement(Greeting))).toEqual(['“Good evening” in Greeting in <p>']);
});

test('UIX-13.a a text alone in its element, a blank and what is not translated are none', async () => {
  expect(await referencedTextsIn('Sign in')).toEqual([]);
  expect(
    await referencedTextsIn(createElement('b', null, 'Sign'), ' ', createElement('b', null, 'in')),
  ).toEqual([]);
  expect(await referencedTextsIn(createElement('code', { translate: 'no' }, 'ABC', '123'))).toEqual([]);
});
