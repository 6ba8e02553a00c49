import { onTestFinished, expect, test, vi } from 'vitest';

import { createScrollPositions } from './scroll-positions.ts';

test('the first page’s position is read after the page is rendered, and later ones at once', () => {
  const read = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(120);
  const positions = createScrollPositions();
  expect(positions.show('first')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  onTestFinished(positions.start());
  positions.show('dialog');
  expect(read).toHaveBeenCalledTimes(2);
  expect([positions.show('first'), positions.show('dialog')]).toEqual([120, 120]);
});
