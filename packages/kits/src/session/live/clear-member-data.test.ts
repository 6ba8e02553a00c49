import { afterEach, expect, test, vi } from 'vitest';

import { clearMemberData } from './clear-member-data.ts';

const members = [
  'dr.publicId',
  'dr.sessionExpiry',
  'dr.emulationId',
  'dr.selectedMerchantAction',
  'dr.reservation',
  'dr.registeredBonuses',
];
const ofTheTab = ['dr.loginRedirect', 'dr.antiForgeryToken', 'dr.cardRegistration'];
const kept = ['dr.mapView', 'dr.lastSearch', 'dr.manualLocation', 'dr.generalPopup', 'dr.surveySeen.dining'];

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('AUT-14 TRK-06 all stored member data is removed; display preferences are kept', () => {
  for (const storage of [localStorage, sessionStorage])
    for (const key of [...members, ...ofTheTab, ...kept]) storage.setItem(key, '1');
  clearMemberData('one');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(kept.toSorted());
  expect(Object.keys(localStorage).toSorted()).toEqual([...ofTheTab, ...kept].toSorted());
});

test('AUT-14 SES-12 TRK-05 the session hint and referral values are removed too', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  document.cookie = 'tableside-signed-in-one=1; Path=/';
  document.cookie = 'source=card; Path=/';
  written.mockClear();
  clearMemberData('one');
  expect(document.cookie).toBe('');
  expect(written.mock.calls.flat()).toContain('__Host-tableside-signed-in=; Max-Age=0; Path=/; Secure');
});
