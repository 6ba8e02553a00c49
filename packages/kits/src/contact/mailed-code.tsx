import { css } from '@emotion/react';
import { ApiError, type RecoveryAnswer } from '@tableside/api-client';
import { confirmRecoveryMutation, startRecoveryMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import {
  errorsCopy,
  Form,
  formErrors,
  FormTextField,
  SubmitButton,
  useErrorToast,
} from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { color, space, text, weight } from '@tableside/ui/tokens';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { object, string } from 'yup';

import { contactCopy } from './contact.copy.ts';

/** Digits that are read off another screen stand apart. */
const code = css({
  '& input': {
    maxWidth: '11em',
    fontSize: '1.5rem',
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.25em',
  },
});
const resend = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.border}`,
});
const note = css({ ...text.small, margin: 0, color: color.textMuted });

/** What the form holds: the code from the e-mail. */
type MailedCodeValues = { readonly code: string };

/** Digits as they were typed or pasted, spaces and dashes between them left out. */
const withoutMarks = (typed: string) => typed.normalize('NFKC').replaceAll(/[\s-]/g, '');

const mailedCodeSchema = object({
  code: string()
    .default('')
    .transform((typed: unknown) => (typeof typed === 'string' ? withoutMarks(typed) : typed))
    .required(formErrors.required)
    .matches(/^[0-9]{6}$/, { message: { key: 'codeInvalid' }, excludeEmptyString: true }),
});

/** Asks for a code by mail, answered alike whether or not there is such a member; a failure is a toast. */
export const useCodeRequest = () =>
  useMutation({ ...startRecoveryMutation(useApi()), onError: useErrorToast() });

/** Requests another code for the same account, and confirms it. */
function ResendCode({ userName }: { readonly userName: string }) {
  const copy = useCopy(contactCopy);
  const formCopy = useCopy(errorsCopy);
  const { mutate, isPending, isSuccess } = useCodeRequest();
  return (
    <div css={resend}>
      <p css={note} role="status">
        {copy(isSuccess ? 'codeResent' : 'codeResendLead')}
      </p>
      <Button
        variant="secondary"
        isLoading={isPending}
        loadingLabel={formCopy('working')}
        onClick={() => mutate({ userName })}
      >
        {copy('codeResend')}
      </Button>
    </div>
  );
}

export interface MailedCodeProps {
  /** The e-mail address or member number that requested the code. */
  readonly userName: string;
  /** The name of the form for screen readers. */
  readonly title: string;
  /** The code was right: goes on with what the server says comes next. May reject; see `Form`. */
  readonly onProven: (answer: RecoveryAnswer) => Promise<unknown>;
  /** The code was tried too often, is too old, or belongs to another browser: only a new one helps. */
  readonly onExpired: () => unknown;
}

const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'recoveryOver';
const initialValues: MailedCodeValues = { code: '' };

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
        initialValues={initialValues}
        schema={mailedCodeSchema}
        labels={labels}
        onSubmit={onSubmit}
        errorCopy={contactCopy}
      >
        <FormTextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          isRequired
          css={code}
        />
        <SubmitButton size="large" isFullWidth>
          {copy('codeSubmit')}
        </SubmitButton>
      </Form>
      <ResendCode userName={userName} />
    </>
  );
}
