import { fireEvent, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { GestureHandlers, listenToGestures as Listen, Spot } from './gestures.ts';

const pan = vi.fn<GestureHandlers['pan']>();
const zoom = vi.fn<GestureHandlers['zoom']>();
const rest = vi.fn<GestureHandlers['rest']>();
let element: HTMLElement;
let listenToGestures: typeof Listen;

beforeAll(async () => {
  // Simulates a touch screen, which the library detects on import.
  Object.assign(window, { ontouchstart: null });
  ({ listenToGestures } = await import('./gestures.ts'));
});
beforeEach(() => {
  element = document.createElement('div');
  document.body.replaceChildren(element);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 400, 400));
  const stop = listenToGestures(element, 'Map', { pan, zoom, rest });
  return () => {
    stop();
    vi.clearAllMocks();
  };
});

const finger = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, x: number, y: number) =>
  fireEvent[type](element, {
    pointerId,
    pointerType: 'touch',
    buttons: type === 'pointerUp' ? 0 : 1,
    clientX: x,
    clientY: y,
  });
const zoomed = () => zoom.mock.calls.reduce((sum, [by]) => sum + by, 0);
const lastSpot = (): Spot | undefined => zoom.mock.lastCall?.[1];

test('SEA-06.a two fingers that part come nearer by as much, round the middle between them', () => {
  finger('pointerDown', 1, 250, 250);
  finger('pointerDown', 2, 350, 250);
  finger('pointerMove', 1, 200, 250);
  finger('pointerMove', 2, 400, 250);
  expect(zoomed()).toBeCloseTo(1);
  expect(lastSpot()).toEqual({ x: 200, y: 200 });
  finger('pointerUp', 2, 400, 250);
  finger('pointerUp', 1, 200, 250);
  expect(rest).toHaveBeenCalled();
});

test('SEA-06.a two fingers that close go farther, and take the map along when they move', () => {
  finger('pointerDown', 1, 200, 250);
  finger('pointerDown', 2, 400, 250);
  finger('pointerMove', 1, 280, 290);
  finger('pointerMove', 2, 380, 290);
  expect(zoomed()).toBeCloseTo(-1);
  const [dx, dy] = pan.mock.calls.reduce(([x, y], [byX, byY]) => [x + byX, y + byY], [0, 0]);
  expect([dx, dy]).toEqual([30, 40]);
});

test('SEA-06.a one finger moves the map; a tap does not', () => {
  finger('pointerDown', 1, 250, 250);
  finger('pointerUp', 1, 251, 250);
  expect(rest).not.toHaveBeenCalled();
  finger('pointerDown', 1, 250, 250);
  finger('pointerMove', 1, 280, 240);
  finger('pointerUp', 1, 280, 240);
  // The first three pixels only distinguish a drag from a tap.
  expect(pan.mock.calls.reduce((sum, [dx]) => sum + dx, 0)).toBe(27);
  expect(zoom).not.toHaveBeenCalled();
  expect(rest).toHaveBeenCalledTimes(1);
});

test('SEA-06.a the wheel zooms at the pointer and settles; the page does not scroll', async () => {
  const isLeftToPage = fireEvent.wheel(element, { deltaY: -300, clientX: 140, clientY: 60 });
  expect(isLeftToPage).toBe(false);
  expect(zoom).toHaveBeenCalledWith(1, { x: 40, y: 10 });
  await waitFor(() => expect(rest).toHaveBeenCalledTimes(1));
});

test('SEA-06.a keys move and zoom at once', () => {
  fireEvent.keyDown(element, { key: 'ArrowLeft' });
  fireEvent.keyDown(element, { key: '+' });
  expect(pan).toHaveBeenCalledExactlyOnceWith(80, 0);
  expect(zoom).toHaveBeenCalledExactlyOnceWith(1);
  expect(rest).toHaveBeenCalledTimes(2);
});

test('SEA-06.a a plus that is typed with Shift zooms, as on most keyboards', () => {
  fireEvent.keyDown(element, { key: '+', shiftKey: true });
  expect(zoom).toHaveBeenCalledExactlyOnceWith(1);
});

test('SEA-06.c keys with Control, Alt or Command stay with the browser, which zooms the page or goes back', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
    for (const key of ['+', '=', '-', 'ArrowLeft', 'ArrowRight']) {
      expect([modifier, key, fireEvent.keyDown(element, { key, [modifier]: true })]).toEqual([
        modifier,
        key,
        true,
      ]);
    }
  }
  expect(pan).not.toHaveBeenCalled();
  expect(zoom).not.toHaveBeenCalled();
  expect(rest).not.toHaveBeenCalled();
});
