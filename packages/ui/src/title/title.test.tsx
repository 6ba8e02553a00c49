import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';

import { violationsIn } from '../axe.test.support.ts';
import * as stories from './title.stories.tsx';
import { Title } from './title.tsx';

const { AllStates, Large, Small, SmallLevelOne, UpperCase } = composeStories(stories);
const sizeOf = (element: Element) => getComputedStyle(element).fontSize;

test('UIX-05 has four sizes, whatever the level', async () => {
  const { container } = render(<AllStates />);
  expect(new Set(screen.getAllByRole('heading').map(sizeOf)).size).toBe(4);
  expect(await violationsIn(container)).toEqual([]);
});

test('UIX-05 a title of level 1 may be as small as one of level 2', () => {
  render(
    <>
      <SmallLevelOne />
      <Small />
    </>,
  );
  expect(sizeOf(screen.getByRole('heading', { level: 1 }))).toBe(
    sizeOf(screen.getByRole('heading', { level: 2 })),
  );
});

test('UIX-06 shows its words in the casing given', () => {
  render(<UpperCase />);
  expect(screen.getByRole('heading')).toHaveTextContent('DINNER THAT TAKES YOU PLACES');
});

test('UIX-03 is set in the boldest of the three weights and the font of the brand', () => {
  render(
    <div style={{ '--ts-font-title': 'Bodoni' } as CSSProperties}>
      <Large />
    </div>,
  );
  const { fontFamily, fontWeight } = getComputedStyle(screen.getByRole('heading'));
  expect(fontWeight).toBe('800');
  expect(fontFamily).toBe('Bodoni');
});

test('leaves what components render inside alone', () => {
  const Name = () => <em>NASA</em>;
  render(
    <Title level={1} size="large" casing="lower">
      Eat Like <strong>A King</strong> at <Name />
    </Title>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('eat like a king at NASA');
});
