import { useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { Title } from '@tableside/ui/title';

import { enrolmentCopy } from '../copy.ts';
import { EnrolmentPage } from '../page/enrolment-page.tsx';
import * as styles from '../page/notice.styles.ts';
import { ProgramAside } from '../page/program-aside.tsx';
import { ReferralNotice } from './referral-notice.tsx';

/** Where joining begins at the partner's own sign-in: one button, which leaves the site (ENR-06, AUT-13). */
export function SignInFirst() {
  const copy = useCopy(enrolmentCopy);
  const { ssoLoginUrl } = usePartner();
  return (
    <EnrolmentPage title={copy('ssoTitle')} lead={copy('ssoLead')} step={1} aside={<ProgramAside />}>
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
    </EnrolmentPage>
  );
}
