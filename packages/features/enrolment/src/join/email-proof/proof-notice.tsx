import { useCopy } from '@tableside/kit-content';
import { Banner } from '@tableside/ui/banner';
import { Button } from '@tableside/ui/button';

import { enrolmentCopy } from '../../copy.ts';
import type { CodeRequest, EmailProof } from './use-email-proof.ts';

export interface ProofNoticeProps {
  readonly proof: EmailProof;
  readonly codeRequest: CodeRequest;
}

/** Over the form that came back: what became of the code. */
export function ProofNotice({ proof, codeRequest }: ProofNoticeProps) {
  const copy = useCopy(enrolmentCopy);
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
