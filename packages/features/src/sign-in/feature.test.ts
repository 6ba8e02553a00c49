import type { EnrollmentType } from '@tableside/core';
import { partnerWith } from '@tableside/partner-config/testing';
import { expect, test } from 'vitest';

import { signIn } from './index.ts';

const pathsOf = (enrollmentType: EnrollmentType) => {
  const settings = partnerWith({ enrollmentType });
  return signIn.routes.filter(({ isAvailable }) => isAvailable?.(settings) ?? true).map(({ path }) => path);
};

test('ROU-10.c ROU-11.a ROU-12 a partner has the pages for its enrollment type, each once', () => {
  expect(pathsOf('direct')).toEqual([
    '/login',
    '/fix_credentials',
    '/recover',
    '/recover/confirm',
    '/recover/update',
    '/recover/success',
  ]);
  expect(pathsOf('sso')).toEqual(['/login']);
  expect(pathsOf('none')).toEqual([]);
});
