import { fault } from '../web/fault.ts';
import { invalid } from '../web/problem.ts';
import type { MemberRow } from './find-member.ts';
import { locked, tryPassword, type TryOptions } from './sign-in-tries.ts';

export async function proveCurrentPassword(
  options: TryOptions,
  { partnerId, publicId: subject, passwordHash: hash }: MemberRow,
  password: string,
): Promise<void> {
  const tried = await tryPassword(options, { partnerId, subject, password, hash });
  if (tried.outcome === 'locked') throw locked(tried);
  if (tried.outcome === 'wrong') throw invalid([fault('currentPassword', 'wrongPassword')]);
}
