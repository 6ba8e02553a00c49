import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Dialog } from '../dialog/dialog.tsx';
import { toastDuration } from './toaster.ts';
import { showToast, ToastRegion, type ToastRequest } from './toast.tsx';

const labels = {
  region: 'Messages',
  close: 'Dismiss',
  success: 'SUCCESS:',
  error: 'ERROR:',
  warning: 'WARNING:',
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
let shown: (() => void)[] = [];
afterEach(() => {
  act(() => shown.forEach((dismiss) => dismiss()));
  shown = [];
  vi.useRealTimers();
});

const show = (toast: ToastRequest) => {
  act(() => void shown.push(showToast(toast)));
  return screen.findByText(toast.message as string);
};
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test.each([
  ['success', 'SUCCESS:'],
  ['error', 'ERROR:'],
  ['warning', 'WARNING:'],
] as const)(
  'ERR-03.a ERR-03.b a %s toast lasts 3000 ms and is announced after a hidden %s',
  async (kind, prefix) => {
    render(<ToastRegion labels={labels} />);
    const message = await show({ kind, message: 'The message' });
    expect(screen.getByRole('alert').textContent).toBe(`${prefix} The message`);
    expect(getComputedStyle(screen.getByText(prefix)).clipPath).toBe('inset(50%)');
    pass(2900);
    expect(message).toBeInTheDocument();
    pass(100);
    expect(message).not.toBeInTheDocument();
  },
);

test('ERR-05 a toast that is no status and has no duration lasts 5000 ms', async () => {
  render(<ToastRegion labels={labels} />);
  const message = await show({ kind: 'info', message: 'The link was copied.' });
  expect(screen.getByRole('alert')).toHaveTextContent(/^The link was copied\.$/);
  pass(4900);
  expect(message).toBeInTheDocument();
  pass(100);
  expect(message).not.toBeInTheDocument();
});

test('ERR-03.a ERR-05 its duration: 3000 ms for a status, 5000 for others, or the toast’s own', () => {
  const kinds = ['success', 'error', 'warning', 'info'] as const;
  expect(kinds.map((kind) => toastDuration({ kind }))).toEqual([3000, 3000, 3000, 5000]);
  expect(kinds.map((kind) => toastDuration({ kind, timeoutMs: 700 }))).toEqual([700, 700, 700, 700]);
  expect(kinds.map((kind) => toastDuration({ kind, timeoutMs: null }))).toEqual(kinds.map(() => undefined));
});

test('a persistent toast stays until it is dismissed; success closes automatically', async () => {
  render(<ToastRegion labels={labels} />);
  const success = await show({ kind: 'success', message: 'Saved.' });
  const error = await show({ kind: 'error', message: 'It failed.', timeoutMs: null });
  pass(60_000);
  expect(success).not.toBeInTheDocument();
  expect(error).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(error).not.toBeInTheDocument();
});

test('the function returned by showToast dismisses it, also before the region has mounted', async () => {
  act(() => showToast({ kind: 'info', message: 'Too early' })());
  const later = showToast({ kind: 'info', message: 'In time', timeoutMs: null });
  render(<ToastRegion labels={labels} />);
  const message = await screen.findByText('In time');
  expect(screen.queryByText('Too early')).not.toBeInTheDocument();
  act(later);
  expect(message).not.toBeInTheDocument();
});

test('an action that keeps its toast leaves dismissing to the caller', async () => {
  render(<ToastRegion labels={labels} />);
  const onAction = vi.fn();
  const action = { label: 'Stay', onAction, staysOpen: true };
  const message = await show({ kind: 'warning', message: 'Soon over.', timeoutMs: null, action });
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(message).toBeInTheDocument();
  act(() => shown.forEach((dismiss) => dismiss()));
  expect(message).not.toBeInTheDocument();
});

test('an action runs once and dismisses the toast', async () => {
  render(<ToastRegion labels={labels} />);
  const onAction = vi.fn();
  const message = await show({ kind: 'warning', message: 'Soon over.', action: { label: 'Stay', onAction } });
  fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(message).not.toBeInTheDocument();
});

test('CHR-26.a CHR-26.b the region is at most 550 px wide, at the top center and a landmark', async () => {
  render(<ToastRegion labels={labels} />);
  await show({ kind: 'info', message: 'The link was copied.', timeoutMs: null });
  const region = screen.getByRole('region', { name: 'Messages' });
  const { maxWidth, position, inset, margin } = getComputedStyle(region);
  expect([maxWidth, position, inset, margin]).toEqual(['550px', 'fixed', '16px 0px auto', '0px auto']);
  // jsdom's window is 1024 px wide. The limits hold at every width, so rules in media queries do not count.
  const limits = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => region.matches(selectorText))
    .map(({ style }) => style.maxWidth);
  expect(limits).toContain('550px');
});

test('the timer pauses while hovered, and then restarts', async () => {
  render(<ToastRegion labels={labels} />);
  const message = await show({ kind: 'success', message: 'Saved.' });
  fireEvent.pointerEnter(screen.getByRole('region'));
  pass(10_000);
  expect(message).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByRole('region'));
  pass(2900);
  expect(message).toBeInTheDocument();
  pass(200);
  expect(message).not.toBeInTheDocument();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'UIX-29.b F6 with %s is left to the browser',
  async (modifier) => {
    render(<ToastRegion labels={labels} />);
    await show({ kind: 'success', message: 'The first' });
    expect(fireEvent.keyDown(document.body, { key: 'F6', [modifier]: true })).toBe(true);
    expect(document.body).toHaveFocus();
  },
);

test('F6 moves to the toasts and back; dismissing the last one restores focus', async () => {
  render(
    <>
      <button>Before</button>
      <ToastRegion labels={labels} />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  act(() => before.focus());
  await show({ kind: 'error', message: 'The first', timeoutMs: null });
  await show({ kind: 'success', message: 'The second' });
  const region = screen.getByRole('region');
  fireEvent.keyDown(before, { key: 'F6' });
  expect(region).toHaveFocus();
  fireEvent.keyDown(region, { key: 'F6' });
  expect(before).toHaveFocus();

  const [second, first] = screen.getAllByRole('button', { name: 'Dismiss' });
  act(() => second?.focus());
  pass(60_000);
  expect(screen.getByText('The second')).toBeInTheDocument();
  fireEvent.click(second as HTMLElement);
  expect(screen.queryByText('The second')).not.toBeInTheDocument();
  expect(region).toHaveFocus();
  act(() => first?.focus());
  fireEvent.click(first as HTMLElement);
  expect(before).toHaveFocus();
});

test('four toasts are shown at once, the newest first; the others are queued', async () => {
  render(<ToastRegion labels={labels} />);
  for (const message of ['1', '2', '3', '4', '5']) await show({ kind: 'error', message, timeoutMs: null });
  const read = () => screen.getAllByRole('alert').map(({ textContent }) => textContent?.at(-1));
  expect(read()).toEqual(['5', '4', '3', '2']);
  act(() => shown.at(-1)?.());
  expect(read()).toEqual(['4', '3', '2', '1']);
});

test('a toast shown while the dialog is removed is shown outside it', async () => {
  const showPopover = vi.fn<(this: HTMLElement) => void>(function () {
    if (!this.isConnected) throw new DOMException('Disconnected.', 'InvalidStateError');
  });
  Object.defineProperty(HTMLElement.prototype, 'showPopover', { configurable: true, value: showPopover });
  const page = (isOpen: boolean) => (
    <>
      {isOpen && (
        <Dialog isOpen title="Unlock" closeLabel="Close" onClose={() => undefined}>
          Words
        </Dialog>
      )}
      <ToastRegion labels={labels} />
    </>
  );
  const { rerender } = render(page(true));
  act(() => {
    shown.push(showToast({ kind: 'success', message: 'Unlocked.' }));
    rerender(page(false));
  });
  const message = await screen.findByText('Unlocked.');
  expect(message).toBeVisible();
  expect(showPopover.mock.contexts.at(-1)).toContainElement(message);
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

test('over a modal dialog it is within the dialog, where it can be reached', async () => {
  render(
    <>
      <ToastRegion labels={labels} />
      <Dialog isOpen onClose={() => {}} title="Card" closeLabel="Close">
        Words
      </Dialog>
    </>,
  );
  const message = await show({ kind: 'error', message: 'It failed.', timeoutMs: null });
  expect(screen.getByRole('dialog')).toContainElement(message);
});

test.each([
  ['focused', (close: HTMLElement): void => close.focus()],
  ['hovered', (close: HTMLElement): void => void fireEvent.pointerEnter(close.closest('[role=region]')!)],
] as const)('ERR-03.a toasts that were %s in a dialog time out once it has closed', async (_, rest) => {
  const page = (isOpen: boolean) => (
    <>
      <ToastRegion labels={labels} />
      {isOpen && (
        <Dialog isOpen onClose={() => {}} title="Card" closeLabel="Close">
          Words
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(page(true));
  await show({ kind: 'success', message: 'Saved.' });
  act(() => rest(screen.getByRole('button', { name: 'Dismiss' })));
  rerender(page(false));
  await act(async () => Promise.resolve());
  const message = screen.getByText('Saved.');
  expect(message.closest('dialog')).toBeNull();
  pass(3000);
  expect(message).not.toBeInTheDocument();
});
