import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import * as stories from './picture.stories.tsx';

const { Loaded } = composeStories(stories);

test('reserves its size and loads near the viewport', () => {
  render(<Loaded srcSet="small.png 200w, large.png 600w" sizes="200px" />);
  const image = screen.getByRole('img', { name: 'A plate of soup' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  expect(image).toHaveAttribute('width', '280');
  expect(image).toHaveAttribute('height', '200');
  expect(image).toHaveAttribute('srcset', 'small.png 200w, large.png 600w');
});

test('on failure, a drawing of the same size has the same text; another file is tried again', () => {
  const { rerender } = render(<Loaded />);
  fireEvent.error(screen.getByRole('img'));
  const drawing = screen.getByRole('img', { name: 'A plate of soup' });
  expect(drawing.tagName).toBe('SPAN');
  expect(drawing.style.aspectRatio).toBe('280 / 200');
  rerender(<Loaded src="data:image/png;base64,other" />);
  expect(screen.getByRole('img').tagName).toBe('IMG');
});

test('a decorative image stays silent when it fails', () => {
  const { container } = render(<Loaded alt="" />);
  fireEvent.error(container.querySelector('img') ?? container);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
