import type { RecoveryAnswer } from '@tableside/api-client';
import type { Member } from '@tableside/core';
import { recoveryEntry } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { enrolmentCopy } from '../copy.ts';
import { EnrolmentPage } from '../page/enrolment-page.tsx';
import { ProgramAside } from '../page/program-aside.tsx';
import { StrandedNotice } from '../page/stranded-notice.tsx';
import { CodeStep } from './email-proof/code-step.tsx';
import * as styles from './email-proof/email-proof.styles.ts';
import { ProofNotice } from './email-proof/proof-notice.tsx';
import { useEmailProof } from './email-proof/use-email-proof.ts';
import { JoinForm } from './join-form/join-form.tsx';
import { initialJoinValues } from './join-form/join.values.ts';
import { useJoin } from './join-form/use-join.ts';
import { joinRulesOf } from './join-rules.ts';
import { ObstacleNotice } from './obstacle-notice.tsx';
import { ReferralNotice } from './referral-notice.tsx';

/** The address that another page's form has sent along (OP-010): what is in the history may be anything. */
const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';

/** Whether that page has had the address proven by a mailed code; the server judges by its own knowledge. */
const isProvenIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isEmailProven' in state && state.isEmailProven === true;

/** The form with everything around it. */
export function JoinPage({ member }: { readonly member: Member | undefined }) {
  const copy = useCopy(enrolmentCopy);
  const partner = usePartner();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const rules = useMemo(() => joinRulesOf(partner, member), [partner, member]);
  const [initialValues] = useState(() => initialJoinValues(member, emailIn(state)));
  const { onJoin, obstacle, refused, isStranded, onContinue } = useJoin(rules);
  const { proof, setProof, codeRequest } = useEmailProof(isProvenIn(state) ? emailIn(state) : undefined);

  // What takes the place of another part of the page takes the focus, which would be lost with that part.
  const shown = useRef<HTMLDivElement & HTMLHeadingElement>(null);
  const lastStatus = useRef(proof.status);
  useEffect(() => {
    if (lastStatus.current === proof.status) return;
    lastStatus.current = proof.status;
    shown.current?.focus();
  }, [proof.status]);

  async function onProven(email: string, { step }: RecoveryAnswer) {
    if (step !== 'join') {
      // There is a password already: it can be replaced with the same code.
      await navigate(...recoveryEntry({ step: 'update', userName: email }));
      return;
    }
    // Whatever still is wrong is said when the form is sent again, where it can be put right.
    if (refused) await onJoin(refused).catch(() => undefined);
    setProof({ status: 'proven', email });
  }

  if (isStranded) {
    return (
      <EnrolmentPage title={copy('joinTitle')} lead={copy('joinLead')} step={1} aside={<ProgramAside />}>
        <StrandedNotice title={copy('joinedTitle')} onContinue={onContinue}>
          {copy('joinedText')}
        </StrandedNotice>
      </EnrolmentPage>
    );
  }
  const isAsked = proof.status === 'asked';
  return (
    <EnrolmentPage title={copy('joinTitle')} lead={copy('joinLead')} step={1} aside={<ProgramAside />}>
      {isAsked && (
        <CodeStep
          email={proof.email}
          titleRef={shown}
          onProven={(answer) => onProven(proof.email, answer)}
          onExpired={() => setProof({ status: 'expired', email: proof.email })}
          onBack={() => setProof({ status: 'none' })}
        />
      )}
      <div ref={isAsked ? undefined : shown} tabIndex={-1} hidden={isAsked} css={styles.form}>
        <ReferralNotice />
        <ProofNotice proof={proof} codeRequest={codeRequest} />
        <JoinForm
          initialValues={initialValues}
          rules={rules}
          onSubmit={onJoin}
          emailUse={{
            codeRequest: rules.hasPassword ? codeRequest : undefined,
            taken: refused?.email,
            proven: proof.status === 'proven' ? proof.email : undefined,
          }}
        >
          <ObstacleNotice obstacle={obstacle} codeRequest={codeRequest} email={refused?.email ?? ''} />
        </JoinForm>
      </div>
    </EnrolmentPage>
  );
}
