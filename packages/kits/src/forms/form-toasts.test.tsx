import '@testing-library/jest-dom/vitest';

import { toastLabels } from '@tableside/kits/testing';
import { ToastRegion } from '@tableside/ui/toast';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showFormFailure, showFormSuccess } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<ToastRegion labels={toastLabels} />);
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Waits for the toast's code, because the fake clock does not cover its dynamic import. */
const shown = (text: string) =>
  vi.waitFor(
    async () => {
      await pass(10);
      return screen.getByText(text);
    },
    { timeout: 10_000 },
  );

test('ERR-04.a a failure stays until it is dismissed', async () => {
  act(() => void showFormFailure('Not saved.'));
  await shown('Not saved.');
  await pass(60_000);
  expect(screen.getByText('Not saved.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await pass(1_000);
  expect(screen.queryByText('Not saved.')).not.toBeInTheDocument();
});

test('ERR-04.b a success closes automatically', async () => {
  act(() => void showFormSuccess('All saved.'));
  await shown('All saved.');
  await pass(3_500);
  expect(screen.queryByText('All saved.')).not.toBeInTheDocument();
});
