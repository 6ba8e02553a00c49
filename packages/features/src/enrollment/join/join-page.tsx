import type { RecoveryResponse } from '@tableside/api-client';
import type { Member } from '@tableside/core';
import { recoveryEntry } from '@tableside/kits/contact';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { enrollmentCopy } from '../copy.ts';
import { EnrollmentPage } from '../page/enrollment-page.tsx';
import { ProgramAside } from '../page/program-aside.tsx';
import { SessionPending } from '../page/session-pending.tsx';
import { CodeStep, ProofNotice, useEmailProof } from './email-proof/email-proof.tsx';
import { JoinErrorNotice } from './join-error-notice.tsx';
import * as styles from './join-form/join-form.styles.ts';
import { JoinForm } from './join-form/join-form.tsx';
import { initialJoinValues, joinRulesOf } from './join-form/join.values.ts';
import { useJoin } from './join-form/use-join.ts';
import { ReferralNotice } from './referral-notice.tsx';

const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';

/**
 * Whether the other page has verified the address with an emailed code. The server checks this independently.
 */
const isProvenIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isEmailProven' in state && state.isEmailProven === true;

export function JoinPage({ member }: { readonly member: Member | undefined }) {
  const copy = useCopy(enrollmentCopy);
  const partner = usePartner();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const rules = useMemo(() => joinRulesOf(partner, member), [partner, member]);
  const [initialValues] = useState(() => initialJoinValues(member, emailIn(state)));
  const { onJoin, terms, joinError, taken, takenNumber, isSessionPending, onContinue } = useJoin(rules);
  const { proof, setProof, codeRequest } = useEmailProof(isProvenIn(state) ? emailIn(state) : undefined);

  const isEdited = useRef(false);
  const shown = useRef<HTMLDivElement & HTMLHeadingElement>(null);
  const lastStatus = useRef(proof.status);
  useEffect(() => {
    if (lastStatus.current === proof.status) return;
    lastStatus.current = proof.status;
    shown.current?.focus();
  }, [proof.status]);

  async function onProven(email: string, { step }: RecoveryResponse) {
    if (step !== 'join') {
      // The account already has a password, which the same code can replace.
      await navigate(...recoveryEntry({ step: 'update', userName: email }));
      return;
    }
    // What was typed since is sent only by the visitor. Any remaining errors are shown on the next submit,
    // where they can be corrected.
    if (taken && !isEdited.current) await onJoin(taken).catch(() => undefined);
    setProof({ status: 'proven', email });
  }

  if (isSessionPending) {
    return (
      <EnrollmentPage title={copy('joinTitle')} lead={copy('joinLead')} step={1} aside={<ProgramAside />}>
        <SessionPending title={copy('joinedTitle')} onContinue={onContinue}>
          {copy('joinedText')}
        </SessionPending>
      </EnrollmentPage>
    );
  }
  const isCodeSent = proof.status === 'codeSent';
  return (
    <EnrollmentPage title={copy('joinTitle')} lead={copy('joinLead')} step={1} aside={<ProgramAside />}>
      {isCodeSent && (
        <CodeStep
          email={proof.email}
          titleRef={shown}
          onProven={(response) => onProven(proof.email, response)}
          onExpired={() => setProof({ status: 'expired', email: proof.email })}
          onBack={() => setProof({ status: 'none' })}
        />
      )}
      <div
        ref={isCodeSent ? undefined : shown}
        tabIndex={-1}
        hidden={isCodeSent}
        onChange={() => {
          isEdited.current = true;
        }}
        css={styles.formWithNotices}
      >
        <ReferralNotice />
        <ProofNotice proof={proof} codeRequest={codeRequest} />
        <JoinForm
          initialValues={initialValues}
          publicId={member?.publicId}
          rules={rules}
          terms={terms}
          onSubmit={(values) => {
            isEdited.current = false;
            return onJoin(values);
          }}
          emailUse={{
            codeRequest: rules.hasPassword ? codeRequest : undefined,
            taken: taken?.email,
            proven: proof.status === 'proven' ? proof.email : undefined,
          }}
          takenNumber={takenNumber}
        >
          {joinError && (
            <JoinErrorNotice joinError={joinError} codeRequest={codeRequest} email={taken?.email ?? ''} />
          )}
        </JoinForm>
      </div>
    </EnrollmentPage>
  );
}
