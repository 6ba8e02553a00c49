import { beforeEach, describe, expect, test, vi } from 'vitest';

import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { SURVEY_SEEN_PREFIX, storageKeys } from './storage-keys.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

beforeEach(() => localStorage.clear());

describe('browser storage', () => {
  test('gives back what was kept, until it is removed', () => {
    writeStored('local', storageKeys.mapView, 7);
    expect(readStored('local', storageKeys.mapView, isNumber)).toBe(7);
    removeStored('local', storageKeys.mapView);
    expect(readStored('local', storageKeys.mapView, isNumber)).toBeUndefined();
  });

  test.each(['not json', '"a string"', 'null'])('takes %s for absent', (text) => {
    localStorage.setItem(storageKeys.mapView, text);
    expect(readStored('local', storageKeys.mapView, isNumber)).toBeUndefined();
  });

  test('a blocked or full storage is no error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => writeStored('local', storageKeys.mapView, 7)).not.toThrow();
    expect(readStored('local', storageKeys.mapView, isNumber)).toBeUndefined();
  });

  test('TRK-06 SES-13 SES-19 one list of keys, each with the prefix of the product and used once', () => {
    const keys = Object.values(storageKeys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of [...keys, SURVEY_SEEN_PREFIX]) expect(key).toMatch(/^dr\./);
    expect(Object.keys(storageKeys)).toEqual(
      expect.arrayContaining([
        'publicId',
        'loginRedirect',
        'sessionExpiry',
        'selectedMerchantAction',
        'lastSearch',
        'manualLocation',
        'mapView',
        'cardRegistration',
        'generalPopup',
        'dineInPopover',
        'pwaLater',
        'emulationId',
        'appAnnouncement',
        'reservation',
      ]),
    );
  });
});
