import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { listenToVisibility } from './visibility-listener.ts';

const onSeen = vi.fn();
const onRestored = vi.fn();
let stop: () => void;
beforeEach(() => {
  onSeen.mockClear();
  onRestored.mockClear();
  stop = listenToVisibility({ onSeen, onRestored });
});
afterEach(() => stop());

const seen = [
  ['visibilitychange', document],
  ['resume', document],
  ['focus', window],
  ['online', window],
] as const;
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test.each(seen)('"%s" reports that the page is visible again', (type, target) => {
  target.dispatchEvent(new Event(type));
  expect(onSeen).toHaveBeenCalledOnce();
  expect(onRestored).not.toHaveBeenCalled();
});

test('a page is restored from the back-forward cache, not on its first load', () => {
  show(false);
  expect(onRestored).not.toHaveBeenCalled();
  show(true);
  expect(onRestored).toHaveBeenCalledOnce();
  expect(onSeen).not.toHaveBeenCalled();
});

test('nothing is reported once stopped', () => {
  stop();
  for (const [type, target] of seen) target.dispatchEvent(new Event(type));
  show(true);
  expect(onSeen).not.toHaveBeenCalled();
  expect(onRestored).not.toHaveBeenCalled();
});
