import { referralNames } from '@tableside/core';
import { afterEach, expect, test, vi } from 'vitest';

import { clearSessionHint } from '../session-hint.ts';
import { clearMemberData } from './clear-member-data.ts';

const members = [
  'dr.publicId',
  'dr.emulationId',
  'dr.selectedMerchantAction',
  'dr.reservation',
  'dr.registeredBonuses',
];
const ofTheTab = ['dr.loginRedirect', 'dr.antiForgeryToken', 'dr.cardRegistration'];
const preferences = [
  'dr.sessionExpiry',
  'dr.mapView',
  'dr.lastSearch',
  'dr.manualLocation',
  'dr.generalPopup',
  'dr.surveySeen.dining',
];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('AUT-14.b TRK-06 all stored member data is removed; display preferences are kept', () => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...members, ...ofTheTab, ...preferences]) storage.setItem(key, '1');
  clearMemberData();
  expect(Object.keys(sessionStorage).toSorted()).toEqual(preferences.toSorted());
  expect(Object.keys(localStorage).toSorted()).toEqual([...ofTheTab, ...preferences].toSorted());
});

test('AUT-14.b SES-25.a TRK-05.b referral values are removed too, the sign of a session is not', () => {
  document.cookie = 'tableside-signed-in-one=1; Path=/';
  for (const name of referralNames) document.cookie = `${name}=card; Path=/`;
  clearMemberData();
  expect(document.cookie).toBe('tableside-signed-in-one=1');
});

test('AUT-14.b SES-12.b both names of the sign are removed with the session', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  document.cookie = 'tableside-signed-in-one=1; Path=/';
  written.mockClear();
  clearSessionHint('one');
  expect(document.cookie).toBe('');
  expect(written.mock.calls.flat()).toContain('__Host-tableside-signed-in=; Max-Age=0; Path=/; Secure');
});
