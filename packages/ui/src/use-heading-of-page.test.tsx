import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { useHeadingOfPage } from './use-heading-of-page.ts';

const scroll = vi.fn();

function List({ page }: { readonly page: number }) {
  const { heading, onTurn } = useHeadingOfPage(page, scroll);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        List
      </h1>
      {[1, 2].map((to) => (
        <button key={to} onClick={() => onTurn(to)}>
          {to}
        </button>
      ))}
    </>
  );
}

test('SEA-31.b HIS-04.b the heading takes the focus on the page that was turned to, and none later for a press on the current page', async () => {
  const { rerender } = render(<List page={2} />);
  const current = screen.getByRole('button', { name: '2' });
  await userEvent.click(current);
  rerender(<List page={1} />);
  expect(current).toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
  await userEvent.click(current);
  rerender(<List page={2} />);
  expect(screen.getByRole('heading')).toHaveFocus();
  expect(scroll).toHaveBeenCalledOnce();
});
