import { beforeEach, describe, expect, test, vi } from 'vitest';

import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { SURVEY_SEEN_PREFIX, type StorageKey } from './storage-keys.ts';

const isNumber = (value: unknown): value is number => typeof value === 'number';

beforeEach(() => localStorage.clear());

describe('browser storage', () => {
  test('returns a stored value until it is removed', () => {
    writeStored('local', 'dr.mapView', 7);
    expect(readStored('local', 'dr.mapView', isNumber)).toBe(7);
    removeStored('local', 'dr.mapView');
    expect(readStored('local', 'dr.mapView', isNumber)).toBeUndefined();
  });

  test.each(['not json', '"a string"', 'null'])('treats %s as absent', (text) => {
    localStorage.setItem('dr.mapView', text);
    expect(readStored('local', 'dr.mapView', isNumber)).toBeUndefined();
  });

  test('blocked or full storage causes no error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => writeStored('local', 'dr.mapView', 7)).not.toThrow();
    expect(readStored('local', 'dr.mapView', isNumber)).toBeUndefined();
  });

  test('SES-13.a SES-19.a every listed key holds its own value', () => {
    const keys: readonly StorageKey[] = [
      'dr.publicId',
      'dr.loginRedirect',
      'dr.sessionExpiry',
      'dr.selectedMerchantAction',
      'dr.lastSearch',
      'dr.manualLocation',
      'dr.mapView',
      'dr.cardRegistration',
      'dr.generalPopup',
      'dr.dineInPopover',
      'dr.pwaLater',
      'dr.emulationId',
      'dr.appAnnouncement',
      'dr.reservation',
      'dr.scrollPositions',
      `${SURVEY_SEEN_PREFIX}dining`,
    ];
    for (const [value, key] of keys.entries()) writeStored('local', key, value);
    expect(keys.map((key) => readStored('local', key, isNumber))).toEqual([...keys.keys()]);
  });
});
