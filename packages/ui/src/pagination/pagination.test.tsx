import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { violationsIn } from '../axe.test.support.ts';
import * as stories from './pagination.stories.tsx';
import { pageWindow, Pagination } from './pagination.tsx';

const { AllStates, Links, Middle } = composeStories(stories);

test.each([
  [1, 12, [1, 2, 3, 4, 5]],
  [2, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
  [1, 0, []],
])('SEA-31 around page %i of %i are %j', (page, pageCount, numbers) => {
  expect(pageWindow(page, pageCount)).toEqual(numbers);
});

test('SEA-31 shows five numbers, marks the current one, and navigates', async () => {
  const onPageChange = vi.fn();
  const { rerender } = render(<Links onPageChange={onPageChange} hrefFor={undefined} />);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Previous page', 'Page 4', 'Page 5', 'Page 6', 'Page 7', 'Page 8', 'Next page']);
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('6');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPageChange).toHaveBeenLastCalledWith(7);
  rerender(<Links page={1} onPageChange={onPageChange} hrefFor={undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange).toHaveBeenCalledOnce();
});

test('works by keyboard and keeps focus', async () => {
  render(<Middle />);
  const next = screen.getByRole('button', { name: 'Next page' });
  next.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}');
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('12');
  expect(next).toHaveFocus();
});

test('pages are links if they have URLs', () => {
  render(<Links />);
  expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/search?pageNo=4');
});

test('renders nothing for one page', () => {
  const labels = { navigation: 'Pages', previous: 'Previous', next: 'Next', page: String };
  const { container } = render(<Pagination page={1} pageCount={1} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});

test('every state is accessible', async () => {
  const { container } = render(<AllStates />);
  expect(await violationsIn(container)).toEqual([]);
});
