import { beforeEach, onTestFinished, expect, test, vi } from 'vitest';

import { createScrollPositions } from './scroll-positions.ts';

beforeEach(() => sessionStorage.clear());

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

test('ROU-27.b the positions of a page that is left are those of the next one in this tab', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(120);
  const positions = createScrollPositions();
  positions.show('first');
  const stop = positions.start();
  window.dispatchEvent(new Event('pagehide'));
  stop();
  expect(createScrollPositions().show('first')).toBe(120);
});

test('ROU-27.b a page that is left for good stores nothing more', () => {
  const read = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(120);
  const positions = createScrollPositions();
  positions.show('first');
  const stop = positions.start();
  read.mockReturnValue(300);
  window.dispatchEvent(new Event('scroll'));
  stop();
  read.mockReturnValue(500);
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('dr.scrollPositions')).toBeNull();
  positions.show('second');
  expect(positions.show('first')).toBe(300);
});

test('ROU-27.b the first entry of a visit keeps the ID that it gets, beside the rest of its state', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(120);
  window.history.replaceState(null, '');
  const positions = createScrollPositions();
  expect(positions.show('default')).toBeUndefined();
  const stop = positions.start();
  window.history.replaceState({ ...window.history.state, isSecondLoad: true }, '');
  window.dispatchEvent(new Event('pagehide'));
  stop();
  expect(createScrollPositions().show('default')).toBe(120);
  expect(window.history.state).toEqual({ scrollId: expect.any(String), isSecondLoad: true });
});

test.each(['null', '7', '"first"', '{"first":"120"}', '{"first":120,"second":null}'])(
  'ROU-27.b stored positions that cannot be any are ignored: %s',
  (stored) => {
    sessionStorage.setItem('dr.scrollPositions', stored);
    expect(createScrollPositions().show('first')).toBeUndefined();
  },
);
