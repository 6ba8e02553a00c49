import { afterEach, expect, test, vi } from 'vitest';

import { saveFile } from './save-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('PRV-03.a the file is kept while a phone asks whether to save it, and let go after', () => {
  vi.useFakeTimers();
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveFile({}, 'Sample data');
  vi.advanceTimersByTime(30_000);
  expect(letGo).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(letGo).toHaveBeenCalledExactlyOnceWith('blob:file');
});
