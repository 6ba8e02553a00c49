import { mailDataCodeMutation } from '@tableside/api-client/queries';
import { joinsDirectly } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import {
  errorsCopy,
  Form,
  FormPasswordField,
  FormTextField,
  showFormSuccess,
  useErrorToast,
} from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';

import { codeSchema, noProof, passwordSchema, refusalOf, toProof, type ProofValues } from './proof.ts';
import { yourDataCopy } from './your-data.copy.ts';
import * as styles from './your-data.styles.ts';

interface MailCodeProps {
  readonly email: string;
  readonly isAgain: boolean;
  readonly isMailed: boolean;
  readonly isPending: boolean;
  readonly onMail: () => void;
}

function MailCode({ email, isAgain, isMailed, isPending, onMail }: MailCodeProps) {
  const copy = useCopy(yourDataCopy);
  const words = useCopy(errorsCopy);
  return (
    <div css={styles.mailed}>
      <p role="status">{copy(isMailed ? 'codeMailed' : 'proofCodeWhy', { email })}</p>
      <Button variant="secondary" isLoading={isPending} loadingLabel={words.text('working')} onClick={onMail}>
        {copy(isAgain ? 'mailCodeAgain' : 'mailCode')}
      </Button>
    </div>
  );
}

export interface ProofFormProps {
  readonly title: string;
  readonly email: string;
  readonly onProven: (proof: ReturnType<typeof toProof>) => Promise<unknown>;
  readonly children: ReactNode;
}

export function ProofForm({ title, email, onProven, children }: ProofFormProps) {
  const copy = useCopy(yourDataCopy);
  const hasPassword = joinsDirectly(usePartner());
  const isHere = useIsHere();
  // A former code stays valid if no other one could be mailed.
  const [hasCode, setHasCode] = useState(false);
  const code = useMutation({
    ...mailDataCodeMutation(useApi()),
    onSuccess: () => {
      setHasCode(true);
      if (!isHere()) showFormSuccess(copy('codeMailed', { email }));
    },
    onError: useErrorToast(),
  });
  const labels = useMemo(() => ({ password: copy.text('proofPassword'), code: copy.text('code') }), [copy]);
  const mailCode = (
    <MailCode
      email={email}
      isAgain={hasCode}
      isMailed={code.isSuccess}
      isPending={code.isPending}
      onMail={() => code.mutate()}
    />
  );
  if (!hasPassword && !hasCode) return mailCode;
  return (
    <>
      {!hasPassword && mailCode}
      <Form<ProofValues>
        aria-label={title}
        initialValues={noProof}
        schema={hasPassword ? passwordSchema : codeSchema}
        labels={labels}
        onSubmit={(values) => onProven(toProof(values))}
        errorCopy={yourDataCopy}
        mapError={(error) => {
          const refusal = refusalOf(error);
          const message = refusal && copy.text(refusal);
          return message === undefined ? undefined : [{ ...(!hasPassword && { field: 'code' }), message }];
        }}
      >
        {hasPassword ? (
          <FormPasswordField
            name="password"
            autoComplete="current-password"
            hint={copy('proofPasswordWhy')}
            isRequired
          />
        ) : (
          <FormTextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
          />
        )}
        {children}
      </Form>
    </>
  );
}
