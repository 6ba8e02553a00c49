import type { RecoveryAnswer } from '@tableside/api-client';
import { MailedCode } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { Button } from '@tableside/ui/button';
import { ArrowLeft } from '@tableside/ui/icons';
import { Title } from '@tableside/ui/title';
import type { Ref } from 'react';

import { enrolmentCopy } from '../../copy.ts';
import * as styles from './email-proof.styles.ts';

export interface CodeStepProps {
  readonly email: string;
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly onProven: (answer: RecoveryAnswer) => Promise<unknown>;
  readonly onExpired: () => void;
  readonly onBack: () => void;
}

/** In place of the join form, which waits: the code that was mailed to the address. */
export function CodeStep({ email, titleRef, onProven, onExpired, onBack }: CodeStepProps) {
  const copy = useCopy(enrolmentCopy);
  return (
    <section css={styles.step}>
      <Title level={2} size="medium" ref={titleRef} tabIndex={-1} css={styles.focused}>
        {copy('codeTitle')}
      </Title>
      <p css={styles.words}>{copy('codeLead', { email })}</p>
      <MailedCode userName={email} title={copy('codeTitle')} onProven={onProven} onExpired={onExpired} />
      <div>
        <Button variant="tertiary" icon={<ArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
          {copy('backToForm')}
        </Button>
      </div>
    </section>
  );
}
