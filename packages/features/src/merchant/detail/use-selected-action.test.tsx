import { anonymous } from '@tableside/core';
import { createSessionStore } from '@tableside/kits/session';
import { TestProviders } from '@tableside/kits/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useSelectedAction } from './use-selected-action.ts';

test('MER-30.a nothing is stored until it is known that nobody is signed in', () => {
  const stored = () => sessionStorage.getItem('dr.selectedMerchantAction');
  const store = createSessionStore({ status: 'resolving', visitor: anonymous });
  const { result } = renderHook(() => useSelectedAction('7', () => undefined), {
    wrapper: ({ children }) => <TestProviders store={store}>{children}</TestProviders>,
  });
  result.current('details');
  expect(stored()).toBeNull();
  act(() => store.set({ status: 'settled', visitor: anonymous }));
  result.current('details');
  expect(JSON.parse(stored() ?? '')).toEqual({ merchantId: '7', action: 'details' });
});
