import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { TypeSettingProvider } from '../type-setting/type-setting.tsx';
import * as stories from './registered-mark.stories.tsx';
import { RegisteredMark } from './registered-mark.tsx';

const { Plain, Raised } = composeStories(stories);

test('UIX-07 raises each registered mark', () => {
  const { container } = render(<Raised text="Silver® and Gold® miles" />);
  expect([...container.querySelectorAll('sup')].map((mark) => mark.textContent)).toEqual(['®', '®']);
  expect(container).toHaveTextContent('Silver® and Gold® miles');
});

test('UIX-07 leaves the mark a plain character if the font raises it', () => {
  const { container } = render(<Plain />);
  expect(container.querySelector('sup')).toBeNull();
  expect(container).toHaveTextContent('Silver Spoon® miles');
});

test("UIX-07 follows the brand's font by default", () => {
  const brand = {
    titleCasing: 'none',
    buttonCasing: 'none',
    casingExceptions: [],
    hasPlainRegisteredMark: true,
  } as const;
  const { container } = render(
    <TypeSettingProvider value={brand}>
      <RegisteredMark text="Silver®" />
    </TypeSettingProvider>,
  );
  expect(container.querySelector('sup')).toBeNull();
});
