import { count, filledText, flag, object, optional } from '../../client/reader.ts';
import type { SessionBody } from './sign-in.contract.ts';

export const readSession = object<SessionBody>({
  accessToken: filledText,
  remainingMs: count,
  isReadOnly: optional(flag),
});
