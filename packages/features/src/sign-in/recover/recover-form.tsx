import { startRecoveryMutation } from '@tableside/api-client/queries';
import { plainEmail, routes, strictEmailPattern } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Form, formErrors, showFormSuccess, SubmitButton, typedText } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { ArrowLeft } from '@tableside/ui/icons';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { object } from 'yup';

import { signInCopy } from '../copy.ts';
import { links } from '../frame/sign-in-frame.styles.ts';
import { UserNameField, useUserNameLabel } from '../user-name-field.tsx';
import { useCarriedUserName, UserNameLink } from '../user-name-link.tsx';
import { useRecoverySteps } from './recovery-state.ts';

type RecoverValues = { readonly userName: string };

const LONGEST_USER_NAME = 254;

function recoverSchema(numberPattern: string | undefined) {
  const number = numberPattern === undefined ? undefined : new RegExp(numberPattern, 'i');
  return object({
    userName: typedText(plainEmail)
      .required(formErrors.required)
      .max(LONGEST_USER_NAME, formErrors.maxLength)
      .test(
        'account',
        { key: number ? 'recoverInvalidOrNumber' : 'recoverInvalid' },
        (userName) => strictEmailPattern.test(userName) || (number?.test(userName) ?? false),
      ),
  });
}

function useRecover(): (values: RecoverValues) => Promise<void> {
  const copy = useCopy(signInCopy);
  const isHere = useIsHere();
  const { goTo } = useRecoverySteps();
  const { mutateAsync: start } = useMutation(startRecoveryMutation(useApi()));
  return async ({ userName }) => {
    await start({ userName });
    if (isHere()) await goTo({ step: 'confirm', userName });
    else showFormSuccess(copy('confirmLead', { userName }));
  };
}

export function RecoverForm() {
  const copy = useCopy(signInCopy);
  const recover = useRecover();
  const former = useCarriedUserName();
  const [initialValues] = useState<RecoverValues>({ userName: former });
  const { hasPPN, partnerNumberPattern } = usePartner();
  const schema = useMemo(
    () => recoverSchema(hasPPN ? partnerNumberPattern : undefined),
    [hasPPN, partnerNumberPattern],
  );
  const userName = useUserNameLabel();
  const labels = useMemo(() => ({ userName }), [userName]);
  return (
    <Form
      aria-label={copy.text('recoverTitle')}
      initialValues={initialValues}
      schema={schema}
      labels={labels}
      onSubmit={recover}
      errorCopy={signInCopy}
    >
      <UserNameField enterKeyHint="send" />
      <SubmitButton size="large" isFullWidth>
        {copy('recoverSubmit')}
      </SubmitButton>
      <div css={links}>
        <UserNameLink href={routes.login.path}>
          <ArrowLeft size={20} aria-hidden="true" />
          {copy('backToLogin')}
        </UserNameLink>
      </div>
    </Form>
  );
}
