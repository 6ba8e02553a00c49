import { css } from '@emotion/react';
import { ApiError } from '@tableside/api-client';
import { routes } from '@tableside/core';
import { useCopy, type Fill } from '@tableside/kits/content';
import { Form, FormCheckbox, FormPasswordField, SubmitButton, type FormError } from '@tableside/kits/forms';
import { from, space } from '@tableside/ui/tokens';
import { useMemo, useState, type ReactNode } from 'react';

import { signInCopy } from '../copy.ts';
import { UserNameField, useUserNameLabel } from '../user-name-field.tsx';
import { UserNameLink } from '../user-name-link.tsx';
import { loginSchema, loginValues } from './login.values.ts';
import { useLogin } from './use-login.ts';

const under = css({
  display: 'grid',
  gap: space(1),
  marginBlockStart: `calc(-1 * ${space(2)})`,
  [from.small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space(4), alignItems: 'start' },
});

const lockedWords = css({ display: 'block' });

type SignInCopy = Fill<keyof (typeof signInCopy)['texts']>;

function timeLeft(retryAfterSeconds: number | undefined, copy: SignInCopy): ReactNode {
  if (retryAfterSeconds === undefined) return undefined;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return minutes <= 1 ? copy('lockedMinute') : copy('lockedMinutes', { minutes });
}

/**
 * Maps a rejected sign-in to an error of the form (AUT-05 to AUT-07). Selects the password, because it is the
 * likeliest mistake. Other errors are left to the form.
 */
function toLoginErrors(error: unknown, copy: SignInCopy): readonly FormError[] | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const announcement = copy.text('failed');
  if (error.status === 401) return [{ message: copy('invalid'), announcement, focus: 'password' }];
  if (error.status === 403 && error.code === 'locked') {
    const left = timeLeft(error.retryAfterSeconds, copy);
    const message = (
      <>
        <span css={lockedWords}>{copy('locked')}</span>
        {left !== undefined && <span css={lockedWords}>{left}</span>}
        <UserNameLink href={routes.recover.path}>{copy('lockedRecover')}</UserNameLink>
      </>
    );
    return [{ message, announcement }];
  }
  return undefined;
}

export interface LoginFormProps {
  readonly userName: string;
}

export function LoginForm({ userName }: LoginFormProps) {
  const copy = useCopy(signInCopy);
  const userNameLabel = useUserNameLabel();
  const login = useLogin();
  const [initialValues] = useState(() => loginValues(userName));
  const labels = useMemo(
    () => ({ userName: userNameLabel, password: copy.text('password'), rememberMe: copy.text('rememberMe') }),
    [copy, userNameLabel],
  );
  return (
    <Form
      aria-label={copy.text('signIn')}
      initialValues={initialValues}
      schema={loginSchema}
      labels={labels}
      onSubmit={login}
      mapError={(error) => toLoginErrors(error, copy)}
    >
      <UserNameField enterKeyHint="next" />
      <FormPasswordField name="password" autoComplete="current-password" enterKeyHint="go" isRequired />
      <div css={under}>
        <FormCheckbox name="rememberMe" hint={copy('rememberMeHint')} />
        <UserNameLink href={routes.recover.path}>{copy('forgotten')}</UserNameLink>
      </div>
      <SubmitButton size="large" isFullWidth>
        {copy('signIn')}
      </SubmitButton>
    </Form>
  );
}
