import { createProspectMutation, validateEmailMutation } from '@tableside/api-client/queries';
import { joiningLimits, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { emailAddress, Form, FormTextField, SubmitButton } from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { object } from 'yup';

import { prospectCopy } from './copy.ts';
import * as styles from './prospect.styles.ts';

const initialValues = { email: '' };
const schema = object({ email: emailAddress(joiningLimits.email) });

/**
 * Handles a submitted email address (HOM-05 to HOM-08). If it may join, it is saved as a prospect and the
 * visitor goes to /join, even if saving failed. A member's address leads to /login. The address is passed in
 * the history state, never in the URL. Rejects if the check itself fails.
 */
function useProspect(): (email: string) => Promise<void> {
  const client = useApi();
  const navigate = useNavigate();
  const { mutateAsync: validate } = useMutation(validateEmailMutation(client));
  const { mutateAsync: remember } = useMutation(createProspectMutation(client));
  const isHere = useIsHere();

  return async (email) => {
    const goTo = (path: string) => {
      if (isHere()) void navigate(path, { state: { email } });
    };
    if (!(await validate(email))) {
      goTo(routes.login.path);
      return;
    }
    await remember(email).catch(() => undefined);
    goTo(routes.join.path);
  };
}

export function ProspectForm() {
  const copy = useCopy(prospectCopy);
  const onProspect = useProspect();
  const label = copy.text('label');
  const labels = useMemo(() => ({ email: label }), [label]);
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      labels={labels}
      onSubmit={({ email }) => onProspect(email)}
      isValidatedOnBlur
      css={styles.form}
    >
      <FormTextField
        name="email"
        // In this copy, `{email}` is the label. In other copy, it is the support address (VAL-03).
        placeholder={copy.text('placeholder', { email: label })}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        isRequired
      />
      <SubmitButton variant="secondary" css={styles.button}>
        {copy('submit')}
      </SubmitButton>
    </Form>
  );
}
