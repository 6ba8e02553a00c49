import { ApiError, type RecoveryAnswer } from '@tableside/api-client';
import { confirmRecoveryMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kit-content';
import { Form, FormTextField, SubmitButton } from '@tableside/kit-forms';
import { useApi } from '@tableside/kit-session';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';

import { contactCopy } from '../contact.copy.ts';
import { mailedCodeSchema, type MailedCodeValues } from './mailed-code.schema.ts';
import * as styles from './mailed-code.styles.ts';
import { ResendCode } from './resend-code.tsx';

export interface MailedCodeProps {
  /** The e-mail address or member number that the code was asked for with. */
  readonly userName: string;
  /** The name of the form for screen readers. */
  readonly title: string;
  /** The code was right: goes on with what the server says comes next. May reject; see `Form`. */
  readonly onProven: (answer: RecoveryAnswer) => Promise<unknown>;
  /** The code was tried too often, is too old, or belongs to another browser: only a new one helps. */
  readonly onExpired: () => unknown;
}

const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'recoveryOver';
const empty: MailedCodeValues = { code: '' };

/** Proof of a mailbox: the six digits of a mail, in one field that phones fill in from the message, and another mail. */
export function MailedCode({ userName, title, onProven, onExpired }: MailedCodeProps) {
  const copy = useCopy(contactCopy);
  const { mutateAsync: confirm } = useMutation(confirmRecoveryMutation(useApi()));
  const labels = useMemo(() => ({ code: copy('code') }), [copy]);

  async function onSubmit(values: MailedCodeValues) {
    let answer: RecoveryAnswer;
    try {
      answer = await confirm(values);
    } catch (error) {
      if (!isExpired(error)) throw error;
      onExpired();
      return;
    }
    await onProven(answer);
  }

  return (
    <>
      <Form
        aria-label={title}
        initialValues={empty}
        schema={mailedCodeSchema}
        labels={labels}
        onSubmit={onSubmit}
        wordsFor={() => copy('codeInvalid')}
      >
        <FormTextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          isRequired
          css={styles.code}
        />
        <SubmitButton size="large" isFullWidth>
          {copy('codeSubmit')}
        </SubmitButton>
      </Form>
      <ResendCode userName={userName} />
    </>
  );
}
