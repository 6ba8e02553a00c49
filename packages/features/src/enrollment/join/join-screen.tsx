import { joinsBySso, routes, type Member } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useSessionState } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';
import { TextField } from '@tableside/ui/text-field';
import { Title } from '@tableside/ui/title';
import { useState } from 'react';

import { enrollmentCopy } from '../copy.ts';
import { EnrollmentPage } from '../page/enrollment-page.tsx';
import * as styles from '../page/notice.styles.ts';
import { ProgramAside } from '../page/program-aside.tsx';
import * as formStyles from './join-form/join-form.styles.ts';
import { JoinPage } from './join-page.tsx';
import { ReferralNotice } from './referral-notice.tsx';

function SignInFirst() {
  const copy = useCopy(enrollmentCopy);
  const { ssoLoginUrl } = usePartner();
  return (
    <EnrollmentPage title={copy('ssoTitle')} lead={copy('ssoLead')} step={1} aside={<ProgramAside />}>
      <ReferralNotice />
      <section css={styles.part}>
        <Title level={2} size="medium">
          {copy('ssoFirstTitle')}
        </Title>
        <p css={styles.words}>{copy('ssoFirstText')}</p>
        <div css={styles.ways}>
          <ButtonLink variant="primary" size="large" href={ssoLoginUrl}>
            {copy('ssoAction')}
          </ButtonLink>
        </div>
      </section>
    </EnrollmentPage>
  );
}

function AlreadyJoined({ member }: { readonly member: Member }) {
  const copy = useCopy(enrollmentCopy);
  const known = ['firstName', 'lastName', 'email'] as const;
  return (
    <EnrollmentPage
      title={copy('joinedBeforeTitle')}
      lead={copy('joinedBeforeLead')}
      step={2}
      aside={<ProgramAside />}
    >
      <section css={styles.part}>
        <Title level={2} size="medium">
          {copy('aboutYou')}
        </Title>
        <p css={formStyles.note}>{copy('fromPartner')}</p>
        <div css={formStyles.fields}>
          {known.map((name) => (
            <TextField key={name} name={name} label={copy(name)} value={member[name]} readOnly />
          ))}
        </div>
        <div css={styles.ways}>
          <ButtonLink variant="primary" size="large" href={routes.addCard.path}>
            {copy('joinedBeforeAction')}
          </ButtonLink>
        </div>
      </section>
    </EnrollmentPage>
  );
}

export function JoinScreen() {
  const partner = usePartner();
  const { member } = useSessionState();
  const [joining, setJoining] = useState(member);
  // If the session ends meanwhile, the form stays and keeps its values.
  if (member && member.publicId !== joining?.publicId) setJoining(member);

  if (joinsBySso(partner) && !joining) return <SignInFirst />;
  if (member && !member.mustJoin) return <AlreadyJoined member={member} />;
  return <JoinPage key={joining?.publicId} member={joining} />;
}
