import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import type { CSSProperties, ReactNode } from 'react';
import { expect, test } from 'vitest';

import { TypeSettingProvider } from '../type-setting/type-setting.tsx';
import * as stories from './title.stories.tsx';
import { Title } from './title.tsx';

const { AllStates, Large } = composeStories(stories);
const sizeOf = (element: Element) => getComputedStyle(element).fontSize;

test('UIX-05.a has four sizes, independent of the level', () => {
  render(<AllStates />);
  expect(new Set(screen.getAllByRole('heading').map(sizeOf)).size).toBe(4);
});

test.each(['small', 'medium', 'large', 'display'] as const)(
  'UIX-05.b a %s title is the same at each level',
  (size) => {
    render(
      <>
        {([1, 2, 3, 4, 5, 6] as const).map((level) => (
          <Title key={level} level={level} size={size}>
            A title
          </Title>
        ))}
      </>,
    );
    expect(new Set(screen.getAllByRole('heading').map(sizeOf))).toHaveProperty('size', 1);
  },
);

test.each([
  ['none', 'Find a Table'],
  ['upper', 'FIND A TABLE'],
  ['title', 'Find A Table'],
  ['lower', 'find a table'],
  ['sentence', 'Find a table'],
] as const)('UIX-06.a shows its text in %s casing, by default in the brand’s', (casing, words) => {
  const brand = {
    titleCasing: casing === 'upper' ? 'lower' : 'upper',
    buttonCasing: 'none',
    casingExceptions: [],
    hasPlainRegisteredMark: false,
  } as const;
  const title = (own?: typeof casing, text: ReactNode = 'Find a Table') => (
    <TypeSettingProvider value={own ? brand : { ...brand, titleCasing: casing }}>
      <Title level={1} size="large" casing={own}>
        {text}
      </Title>
    </TypeSettingProvider>
  );
  const { rerender } = render(title(casing));
  expect(screen.getByRole('heading')).toHaveTextContent(words);
  rerender(title());
  expect(screen.getByRole('heading')).toHaveTextContent(words);
  const inParts = (
    <>
      <span>Find </span>
      <em>a</em>
      <span> Table</span>
    </>
  );
  rerender(title(casing, inParts));
  expect(screen.getByRole('heading')).toHaveTextContent(words);
});

test.each([
  ['Twenty-four letters here', 'TWENTY-FOUR LETTERS HERE'],
  ['Twenty-five letters, here', 'Twenty-five letters, here'],
])('UIX-21 only a title of at most 24 characters is in capitals: %s', (words, shown) => {
  const [first = '', ...others] = words.split(' ');
  render(
    <Title level={1} size="large" casing="upper">
      {words}
    </Title>,
  );
  render(
    <Title level={2} size="large" casing="upper">
      {first} <strong>{others.join(' ')}</strong>
    </Title>,
  );
  render(
    <TypeSettingProvider
      value={{
        titleCasing: 'upper',
        buttonCasing: 'none',
        casingExceptions: [],
        hasPlainRegisteredMark: false,
      }}
    >
      <Title level={3} size="large">
        {words}
      </Title>
    </TypeSettingProvider>,
  );
  for (const heading of screen.getAllByRole('heading')) expect(heading).toHaveTextContent(shown);
});

test('UIX-03.a UIX-03.b uses the boldest of the three weights and the brand’s font', () => {
  render(
    <div style={{ '--ts-font-title': 'Bodoni' } as CSSProperties}>
      <Large />
    </div>,
  );
  const { fontFamily, fontWeight } = getComputedStyle(screen.getByRole('heading'));
  expect(fontWeight).toBe('800');
  expect(fontFamily).toBe('Bodoni');
});

test('leaves the output of components alone', () => {
  const Name = () => <em>NASA</em>;
  render(
    <Title level={1} size="large" casing="lower">
      Eat Like <strong>A King</strong> at <Name />
    </Title>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent('eat like a king at NASA');
});
