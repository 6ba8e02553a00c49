import { cutPassword, LONGEST_PASSWORD } from '@tableside/core';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { toSignInRequest } from './login/login.values.ts';
import { toUpdateRequest } from './recover/update-form.tsx';

const typed = fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a', '7', '😀', 'é')), {
  maxLength: 90,
});

const sentBySignIn = (password: string) =>
  toSignInRequest({ userName: 'robin@example.com', password, rememberMe: false }).password;

test('VAL-01 a new password can sign in: every path truncates it the same way, never within a surrogate pair', () => {
  fc.assert(
    fc.property(typed, (parts) => {
      const password = parts.join('');
      const sent = sentBySignIn(password);
      const updated = toUpdateRequest({ password, passwordConfirm: password });
      expect(updated).toEqual({ password: sent, passwordConfirm: sent });
      expect(sent).toBe(cutPassword(password));
      expect(password.startsWith(sent)).toBe(true);
      expect(sent.length).toBeLessThanOrEqual(LONGEST_PASSWORD);
      expect(sent.length).toBeGreaterThanOrEqual(Math.min(password.length, LONGEST_PASSWORD - 1));
      expect(sent.isWellFormed()).toBe(true);
    }),
  );
});

test('VAL-01 of 60 characters 56 are sent, of a pair at the limit neither half', () => {
  expect(sentBySignIn('x'.repeat(60))).toBe('x'.repeat(56));
  expect(sentBySignIn(`${'x'.repeat(55)}😀`)).toBe('x'.repeat(55));
});
