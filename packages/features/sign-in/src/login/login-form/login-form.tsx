import { useCopy } from '@tableside/kit-content';
import { Form, FormCheckbox, FormPasswordField, FormTextField, SubmitButton } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';
import { Link } from '@tableside/ui/link';
import { useMemo, useState } from 'react';

import { signInCopy } from '../../copy.ts';
import { loginProblem } from './login.errors.tsx';
import { loginSchema } from './login.schema.ts';
import { loginValues, type LoginValues } from './login.values.ts';
import * as styles from './login-form.styles.ts';

export interface LoginFormProps {
  /** What the user name begins with. */
  readonly userName: string;
  readonly onSubmit: (values: LoginValues) => Promise<void>;
}

/** User name, password, and whether to stay signed in (AUT-01). */
export function LoginForm({ userName, onSubmit }: LoginFormProps) {
  const copy = useCopy(signInCopy);
  const { hasPPN } = usePartner();
  const [initialValues] = useState(() => loginValues(userName));
  const labels = useMemo(
    () => ({
      userName: copy(hasPPN ? 'userNameOrNumber' : 'userName'),
      password: copy('password'),
      rememberMe: copy('rememberMe'),
    }),
    [copy, hasPPN],
  );
  return (
    <Form
      aria-label={copy('signIn')}
      initialValues={initialValues}
      schema={loginSchema}
      labels={labels}
      onSubmit={onSubmit}
      problemOf={(error) => loginProblem(error, copy)}
    >
      <FormTextField
        name="userName"
        autoComplete="username"
        inputMode={hasPPN ? 'text' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        isRequired
      />
      <FormPasswordField name="password" autoComplete="current-password" enterKeyHint="go" isRequired />
      <div css={styles.under}>
        <FormCheckbox name="rememberMe" hint={copy('rememberMeHint')} />
        <Link look="standalone" href="/recover">
          {copy('forgotten')}
        </Link>
      </div>
      <SubmitButton size="large" isFullWidth>
        {copy('signIn')}
      </SubmitButton>
    </Form>
  );
}
