import { css } from '@emotion/react';
import type { RecoveryResponse } from '@tableside/api-client';
import { MailedCode, useCodeRequest } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';
import { ArrowLeft } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import { from, space, text } from '@tableside/ui/tokens';
import { useState, type Ref } from 'react';

import { enrollmentCopy } from '../../copy.ts';

const codeStep = css({ display: 'grid', gap: space(5), minWidth: 0, [from.small]: { maxWidth: 440 } });
const words = css({ ...text.body, margin: 0, overflowWrap: 'anywhere', textWrap: 'pretty' });
const focused = css({ outline: 'none' });

export type EmailProof =
  | { readonly status: 'none' }
  | { readonly status: 'codeSent' | 'expired' | 'proven'; readonly email: string };

export interface CodeRequest {
  readonly send: (email: string) => void;
  readonly isPending: boolean;
}

/**
 * Verifies an email address with an emailed code.
 *
 * @param proven - the address, if another page has already verified it.
 */
export function useEmailProof(proven: string | undefined) {
  const [proof, setProof] = useState<EmailProof>(
    proven === undefined ? { status: 'none' } : { status: 'proven', email: proven },
  );
  const { mutate, isPending } = useCodeRequest();
  const send = (email: string) =>
    mutate({ userName: email }, { onSuccess: () => setProof({ status: 'codeSent', email }) });
  return { proof, setProof, codeRequest: { send, isPending } satisfies CodeRequest };
}

export interface ProofNoticeProps {
  readonly proof: EmailProof;
  readonly codeRequest: CodeRequest;
}

export function ProofNotice({ proof, codeRequest }: ProofNoticeProps) {
  const copy = useCopy(enrollmentCopy);
  if (proof.status === 'proven') {
    return (
      <Banner kind="success" title={copy('emailProven')}>
        {copy('emailProvenText')}
      </Banner>
    );
  }
  if (proof.status !== 'expired') return null;
  return (
    <Banner
      kind="warning"
      title={copy('codeExpired')}
      action={
        <Button
          variant="secondary"
          size="small"
          isLoading={codeRequest.isPending}
          onClick={() => codeRequest.send(proof.email)}
        >
          {copy('emailCode')}
        </Button>
      }
    >
      {copy('codeExpiredText')}
    </Banner>
  );
}

export interface CodeStepProps {
  readonly email: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onProven: (response: RecoveryResponse) => Promise<unknown>;
  readonly onExpired: () => void;
  readonly onBack: () => void;
}

export function CodeStep({ email, titleRef, onProven, onExpired, onBack }: CodeStepProps) {
  const copy = useCopy(enrollmentCopy);
  return (
    <section css={codeStep}>
      <Title level={2} size="medium" ref={titleRef} tabIndex={-1} css={focused}>
        {copy('codeTitle')}
      </Title>
      <p css={words}>{copy('codeLead', { email })}</p>
      <MailedCode userName={email} title={copy.text('codeTitle')} onProven={onProven} onExpired={onExpired} />
      <div>
        <Button variant="tertiary" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
          {copy('backToForm')}
        </Button>
      </div>
    </section>
  );
}
