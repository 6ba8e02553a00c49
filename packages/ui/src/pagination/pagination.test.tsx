import { composeStories } from '@storybook/react-vite';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import * as stories from './pagination.stories.tsx';
import { pageWindow, Pagination } from './pagination.tsx';

const { Links, Middle } = composeStories(stories);

test.each([
  [1, 12, [1, 2, 3, 4, 5]],
  [2, 12, [1, 2, 3, 4, 5]],
  [6, 12, [4, 5, 6, 7, 8]],
  [11, 12, [8, 9, 10, 11, 12]],
  [12, 12, [8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
  [1, 0, []],
])('SEA-31.b around page %i of %i are %j', (page, pageCount, numbers) => {
  expect(pageWindow(page, pageCount)).toEqual(numbers);
});

test('SEA-31.b shows five numbers, marks the current one, and navigates', async () => {
  const onPageChange = vi.fn();
  const { rerender } = render(<Links onPageChange={onPageChange} hrefFor={undefined} />);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'First page',
    'Previous page',
    'Page 4',
    'Page 5',
    'Page 6',
    'Page 7',
    'Page 8',
    'Next page',
    'Last page',
  ]);
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('6');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(onPageChange).toHaveBeenLastCalledWith(7);
  rerender(<Links page={1} onPageChange={onPageChange} hrefFor={undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onPageChange).toHaveBeenCalledOnce();
});

test('the first and the last page are one press away, and nowhere to go on themselves', async () => {
  const { rerender } = render(<Links />);
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/search?pageNo=1');
  expect(screen.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', '/search?pageNo=12');
  rerender(<Links page={1} />);
  expect(screen.getByRole('button', { name: 'First page' })).toHaveAttribute('aria-disabled', 'true');
  rerender(<Links page={12} />);
  expect(screen.getByRole('button', { name: 'Last page' })).toHaveAttribute('aria-disabled', 'true');
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

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('UIX-29.d a click with %s turns no page', (key) => {
  const onPageChange = vi.fn();
  render(<Links onPageChange={onPageChange} />);
  const link = screen.getByRole('link', { name: 'Page 4' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link, { [key]: true });
  expect(onPageChange).not.toHaveBeenCalled();
  fireEvent.click(link);
  expect(onPageChange).toHaveBeenCalledWith(4);
});

test('renders nothing for one page', () => {
  const labels = {
    navigation: 'Pages',
    first: 'First',
    previous: 'Previous',
    next: 'Next',
    last: 'Last',
    page: String,
  };
  const { container } = render(<Pagination page={1} pageCount={1} labels={labels} />);
  expect(container).toBeEmptyDOMElement();
});
