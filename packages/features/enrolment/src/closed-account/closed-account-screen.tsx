import { useCopy } from '@tableside/kit-content';
import { linkTarget, PageMeta, supportEmailTarget, usePartner } from '@tableside/kit-partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { Phone } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';

import { enrolmentCopy } from '../copy.ts';
import { EnrolmentPage } from '../page/enrolment-page.tsx';
import * as styles from '../page/notice.styles.ts';

/** What a member sees on every page while the account is closed, and nothing else (ROU-34). */
export function ClosedAccountScreen() {
  const copy = useCopy(enrolmentCopy);
  const partner = usePartner();
  const email = supportEmailTarget(partner);
  return (
    <>
      <PageMeta title={copy('closedTitle')} />
      <EnrolmentPage title={copy('closedTitle')} lead={copy('closedLead')}>
        <section css={styles.part}>
          <Title level={2} size="medium">
            {copy('closedAgainTitle')}
          </Title>
          <p css={styles.words}>{copy('closedAgainText')}</p>
          <div css={styles.ways}>
            <ButtonLink
              variant="primary"
              size="large"
              href={partner.customerSupport.phone.href}
              icon={<Phone size={20} aria-hidden="true" />}
            >
              {copy('closedCall')}
            </ButtonLink>
            <Link look="standalone" href={email.href} isNewTab={email.isNewTab}>
              {copy('closedWrite')}
            </Link>
          </div>
        </section>
        <p css={styles.leave}>
          <Link look="standalone" href={linkTarget('sign_out', partner)?.href ?? '/SignOut'}>
            {copy('closedSignOut')}
          </Link>
        </p>
      </EnrolmentPage>
    </>
  );
}
