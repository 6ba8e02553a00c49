import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';

import { useDialogTurn } from './use-dialog-turn.ts';

type Due = Readonly<Record<'first' | 'second', boolean>>;

function Host(due: Due) {
  const { open, close } = useDialogTurn(due);
  return (
    <>
      <input aria-label="Name" />
      <output>{open ?? 'none'}</output>
      <button type="button" onClick={close}>
        Close
      </button>
      <Link to="/next">Next page</Link>
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => queueMicrotask(callback));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

const wait = () => act(async () => {});
async function show(initial: Due) {
  const { rerender } = render(<Host {...initial} />, { wrapper: MemoryRouter });
  await wait();
  return async (due: Due) => {
    rerender(<Host {...due} />);
    await wait();
  };
}
const close = () => userEvent.click(screen.getByRole('button'));
const visitNext = () => userEvent.click(screen.getByRole('link'));
const open = () => screen.getByRole('status').textContent;

test('of two that are due the first opens, and the other on the next page', async () => {
  await show({ first: true, second: true });
  expect(open()).toBe('first');
  await close();
  await wait();
  expect(open()).toBe('none');
  await visitNext();
  expect(open()).toBe('second');
});

test('a closed one stays closed, although it is still due, because storage may be blocked', async () => {
  await show({ first: true, second: false });
  await close();
  await visitNext();
  expect(open()).toBe('none');
});

test('one that becomes due later does not open over an open one', async () => {
  const update = await show({ first: false, second: true });
  await update({ first: true, second: true });
  expect(open()).toBe('second');
});

test('nothing opens while the visitor types, but on the next page', async () => {
  const update = await show({ first: false, second: false });
  await userEvent.click(screen.getByRole('textbox'));
  await update({ first: true, second: false });
  expect(open()).toBe('none');
  await visitNext();
  expect(open()).toBe('first');
});

test('one that is not due on a page is not open on it', async () => {
  const update = await show({ first: true, second: false });
  await update({ first: false, second: false });
  expect(open()).toBe('none');
});

test('leaving the page closes it for good', async () => {
  await show({ first: true, second: false });
  await visitNext();
  expect(open()).toBe('none');
});
