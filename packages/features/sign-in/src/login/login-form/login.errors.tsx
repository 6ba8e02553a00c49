import { ApiError } from '@tableside/api-client';
import type { CopyValues } from '@tableside/kit-content';
import type { FormProblem } from '@tableside/kit-forms';
import { Link } from '@tableside/ui/link';

import type { signInCopy } from '../../copy.ts';
import { lockedWords } from './login-form.styles.ts';

type Words = (key: keyof (typeof signInCopy)['texts'], values?: CopyValues) => string;

/** How long a lock will last, in whole minutes; nothing where the answer does not say. */
function timeLeft(retryAfterSeconds: number | undefined, copy: Words): string | undefined {
  if (retryAfterSeconds === undefined) return undefined;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return minutes <= 1 ? copy('lockedMinute') : copy('lockedMinutes', { minutes });
}

/**
 * What a refused sign-in means (AUT-05 to AUT-07): all of it is said at the form and announced. The password is what
 * most are wrong about, so it is selected. Errors of other kinds are left to the kit.
 */
export function loginProblem(error: unknown, copy: Words): FormProblem | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const status = copy('failed');
  if (error.status === 401) return { fields: {}, rest: [copy('invalid')], status, focusOn: 'password' };
  if (error.status === 403 && error.code === 'locked') {
    const left = timeLeft(error.retryAfterSeconds, copy);
    const message = (
      <>
        <span css={lockedWords}>{copy('locked')}</span>
        {left !== undefined && <span css={lockedWords}>{left}</span>}
        <Link look="standalone" href="/recover">
          {copy('lockedRecover')}
        </Link>
      </>
    );
    return { fields: {}, rest: [message], status };
  }
  return undefined;
}
