import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  adoptPrivacyChoice,
  isTrackingOff,
  storePrivacyChoice,
  readPrivacyChoice,
  subscribeToPrivacyChoice,
} from './privacy-choice.ts';

const chosenAt = '2026-05-01T12:00:00.000Z';
const on = { choice: 'on', chosenAt, words: 'On.' } as const;
const off = { choice: 'off', chosenAt, words: 'Off.' } as const;
const signal = (value: boolean | undefined) => vi.stubGlobal('navigator', { globalPrivacyControl: value });

beforeEach(() => {
  storePrivacyChoice(on);
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test('PRV-01.f tracking is on before a choice, off with "off" and on again with "on"', () => {
  expect(isTrackingOff()).toBe(false);
  storePrivacyChoice(off);
  expect(isTrackingOff()).toBe(true);
  storePrivacyChoice(on);
  expect(isTrackingOff()).toBe(false);
});

test.each([
  [true, true],
  [false, false],
  [undefined, false],
])('PRV-01.g with the signal %s and the choice "on", tracking is off: %s', (given, expected) => {
  storePrivacyChoice(on);
  signal(given);
  expect(isTrackingOff()).toBe(expected);
});

test('PRV-02.b the choice is stored with its time and words', () => {
  expect(storePrivacyChoice(off)).toBe(true);
  expect(JSON.parse(localStorage.getItem('dr.privacyChoice') ?? '')).toEqual(off);
  expect(readPrivacyChoice()).toEqual(off);
});

test.each(['', '{', 'null', '7', '"off"', '{"choice":"maybe"}'])(
  'the stored text %j is no choice',
  (text) => {
    localStorage.setItem('dr.privacyChoice', text);
    expect(readPrivacyChoice()).toBeUndefined();
    expect(isTrackingOff()).toBe(false);
  },
);

test('PRV-02.b where storage is blocked, the choice applies until the page is left', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(storePrivacyChoice(off)).toBe(false);
  expect(isTrackingOff()).toBe(true);
  expect(storePrivacyChoice(on)).toBe(false);
  expect(isTrackingOff()).toBe(false);
});

test('PRV-01.d "off" removes the referral values, "on" does not', () => {
  document.cookie = 'utmSource=mail; Path=/';
  storePrivacyChoice(on);
  expect(document.cookie).toContain('utmSource');
  storePrivacyChoice(off);
  expect(document.cookie).not.toContain('utmSource');
});

test('PRV-02.c listeners hear of a choice in this tab and in another, until they stop', () => {
  const heard = vi.fn();
  const stop = subscribeToPrivacyChoice(heard);
  storePrivacyChoice(off);
  expect(heard).toHaveBeenCalledOnce();
  window.dispatchEvent(new StorageEvent('storage', { key: 'dr.privacyChoice' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  storePrivacyChoice(on);
  expect(heard).toHaveBeenCalledTimes(2);
});

test.each([
  ['off', 'none', undefined, off, off],
  ['off', 'on', on, off, off],
  ['on', 'off', off, on, off],
  ['on', 'none', undefined, on, undefined],
  ['none', 'off', off, undefined, off],
] as const)(
  'PRV-02.e with %s in the account and %s on the device, "off" wins',
  (_, __, device, account, stored) => {
    if (device) storePrivacyChoice(device);
    adoptPrivacyChoice(account);
    expect(readPrivacyChoice()).toEqual(stored);
  },
);
