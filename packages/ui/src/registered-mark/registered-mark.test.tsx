import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Title } from '../title/title.tsx';
import { TypeSettingProvider } from '../type-setting/type-setting.tsx';
import * as stories from './registered-mark.stories.tsx';
import { raiseMarks } from './registered-mark.tsx';

const { Plain, Raised } = composeStories(stories);

test('UIX-07.a the mark is raised', () => {
  const { container } = render(<Raised />);
  const mark = container.querySelector('sup')!;
  expect(mark).toHaveTextContent('®');
  expect(Number.parseFloat(getComputedStyle(mark).verticalAlign)).toBeGreaterThan(0);
  expect(container).toHaveTextContent('Silver Spoon® miles');
});

test('UIX-07.b leaves the mark a plain character if the font raises it', () => {
  const { container } = render(<Plain />);
  expect(container.querySelector('sup')).toBeNull();
  expect(container).toHaveTextContent('Silver Spoon® miles');
});

test('UIX-07.a UIX-06.a raises each mark of a text, also of a title, which changes the case of the words around it', () => {
  const { container } = render(
    <Title level={1} size="small" casing="upper">
      {raiseMarks('Silver® and Gold® miles')}
    </Title>,
  );
  expect([...container.querySelectorAll('sup')].map((mark) => mark.textContent)).toEqual(['®', '®']);
  expect(container).toHaveTextContent('SILVER® AND GOLD® MILES');
  expect(raiseMarks('Silver')).toBe('Silver');
});

test("UIX-07.b follows the brand's font by default", () => {
  const brand = {
    titleCasing: 'none',
    buttonCasing: 'none',
    casingExceptions: [],
    hasPlainRegisteredMark: true,
  } as const;
  const { container } = render(
    <TypeSettingProvider value={brand}>{raiseMarks('Silver®')}</TypeSettingProvider>,
  );
  expect(container.querySelector('sup')).toBeNull();
  expect(container).toHaveTextContent('Silver®');
});
