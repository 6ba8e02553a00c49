import { css } from '@emotion/react';
import { ApiError, type RecoveryResponse } from '@tableside/api-client';
import { confirmRecoveryMutation, startRecoveryMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import {
  errorsCopy,
  Form,
  showFormFailure,
  showFormSuccess,
  SubmitButton,
  useErrorToast,
} from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { color, space, text } from '@tableside/ui/tokens';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { object } from 'yup';

import { contactCopy } from './contact.copy.ts';
import { mailedCode, MailedCodeField } from './mailed-code-field.tsx';

const resend = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(3),
  paddingBlockStart: space(5),
  borderBlockStart: `1px solid ${color.border}`,
});
const note = css({ ...text.small, margin: 0, color: color.textMuted });

type MailedCodeValues = { readonly code: string };

const mailedCodeSchema = object({ code: mailedCode() });

/**
 * Requests a code by email. The response is the same whether or not the member exists. A failure shows a
 * toast, and so does a success if the visitor has left the page.
 */
export function useCodeRequest() {
  const copy = useCopy(contactCopy);
  const isHere = useIsHere();
  return useMutation({
    ...startRecoveryMutation(useApi()),
    onSuccess: () => {
      if (!isHere()) showFormSuccess(copy('codeSent'));
    },
    onError: useErrorToast(),
  });
}

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
        loadingLabel={formCopy.text('working')}
        onClick={() => mutate({ userName })}
      >
        {copy('codeResend')}
      </Button>
    </div>
  );
}

export interface MailedCodeProps {
  readonly userName: string;
  readonly title: string;
  /** Called with the server's response when the code was correct. May reject, see `Form`. */
  readonly onProven: (response: RecoveryResponse) => Promise<unknown>;
  /**
   * Called when a new code is needed: the code has expired, had too many attempts or belongs to another
   * browser.
   */
  readonly onExpired: () => unknown;
}

const isExpired = (error: unknown): boolean => error instanceof ApiError && error.code === 'recoveryOver';
const initialValues: MailedCodeValues = { code: '' };

export function MailedCode({ userName, title, onProven, onExpired }: MailedCodeProps) {
  const copy = useCopy(contactCopy);
  const isHere = useIsHere();
  const { mutateAsync: confirm } = useMutation(confirmRecoveryMutation(useApi()));
  const labels = useMemo(() => ({ code: copy.text('code') }), [copy]);

  async function onSubmit(values: MailedCodeValues) {
    let response: RecoveryResponse;
    try {
      response = await confirm(values);
    } catch (error) {
      if (!isExpired(error)) throw error;
      if (isHere()) onExpired();
      else showFormFailure(copy('codeOver'));
      return;
    }
    if (isHere()) await onProven(response);
    else showFormSuccess(copy('codeProven'));
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
        <MailedCodeField name="code" />
        <SubmitButton size="large" isFullWidth>
          {copy('codeSubmit')}
        </SubmitButton>
      </Form>
      <ResendCode userName={userName} />
    </>
  );
}
