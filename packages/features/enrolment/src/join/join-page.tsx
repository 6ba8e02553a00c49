import { useCopy } from '@tableside/kit-content';
import type { Member } from '@tableside/core';
import { usePartner } from '@tableside/kit-partner';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { enrolmentCopy } from '../copy.ts';
import { EnrolmentPage } from '../page/enrolment-page.tsx';
import { ProgramAside } from '../page/program-aside.tsx';
import { StrandedNotice } from '../page/stranded-notice.tsx';
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

/** The form with everything around it. */
export function JoinPage({ member }: { readonly member: Member | undefined }) {
  const copy = useCopy(enrolmentCopy);
  const partner = usePartner();
  const { state } = useLocation() as { state: unknown };
  const rules = useMemo(() => joinRulesOf(partner, member), [partner, member]);
  const [initialValues] = useState(() => initialJoinValues(member, emailIn(state)));
  const { onJoin, obstacle, isStranded, onContinue } = useJoin(rules);
  return (
    <EnrolmentPage title={copy('joinTitle')} lead={copy('joinLead')} step={1} aside={<ProgramAside />}>
      <ReferralNotice />
      {isStranded ? (
        <StrandedNotice title={copy('joinedTitle')} onContinue={onContinue}>
          {copy('joinedText')}
        </StrandedNotice>
      ) : (
        <JoinForm initialValues={initialValues} rules={rules} onSubmit={onJoin}>
          <ObstacleNotice obstacle={obstacle} />
        </JoinForm>
      )}
    </EnrolmentPage>
  );
}
