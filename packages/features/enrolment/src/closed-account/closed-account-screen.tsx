import { CardForm } from '@tableside/kit-cards';
import { useCopy } from '@tableside/kit-content';
import { linkTarget, PageMeta, supportEmailTarget, usePartner } from '@tableside/kit-partner';
import { Phone } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { useNavigate } from 'react-router';

import { CardAside } from '../add-card/card-aside.tsx';
import { enrolmentCopy } from '../copy.ts';
import { EnrolmentPage } from '../page/enrolment-page.tsx';
import * as notice from '../page/notice.styles.ts';
import { PartlyLinked } from '../page/partly-linked.tsx';
import { StrandedNotice } from '../page/stranded-notice.tsx';
import * as styles from './closed-account-screen.styles.ts';
import { useReopening } from './use-reopening.ts';

/** Re-enrolment: what a member sees on every page while the account is closed, and nothing else (ROU-34, ENR-09). */
export function ClosedAccountScreen() {
  const copy = useCopy(enrolmentCopy);
  const partner = usePartner();
  const navigate = useNavigate();
  const { onLinked, linked, isStranded, onContinue } = useReopening();
  const email = supportEmailTarget(partner);
  const onCancel = () => void navigate(linkTarget('sign_out', partner)?.href ?? '/SignOut');
  return (
    <>
      <PageMeta title={copy('closedTitle')} />
      <EnrolmentPage
        title={copy('closedTitle')}
        lead={copy('closedLead')}
        aside={<CardAside hasHelp={false} />}
      >
        {isStranded ? (
          <StrandedNotice title={copy('closedOpenAgain')} onContinue={onContinue}>
            {copy('closedStrandedText')}
          </StrandedNotice>
        ) : (
          <section css={notice.part}>
            <Title level={2} size="medium">
              {copy('closedAgainTitle')}
            </Title>
            <p css={notice.words}>{copy('closedAgainText')}</p>
            <PartlyLinked linked={linked} onContinue={() => void onContinue()} />
            <CardForm
              onLinked={onLinked}
              submitLabel={copy('closedSubmit')}
              cancel={{ label: copy('closedLater'), onCancel }}
            />
          </section>
        )}
        <section css={styles.help}>
          <Title level={2} size="small">
            {copy('closedHelpTitle')}
          </Title>
          <p css={styles.links}>
            <Link look="standalone" href={partner.customerSupport.phone.href}>
              <span css={styles.phone}>
                <Phone size={20} aria-hidden="true" />
                {copy('closedCall')}
              </span>
            </Link>
            <Link look="standalone" href={email.href} isNewTab={email.isNewTab}>
              {copy('closedWrite')}
            </Link>
          </p>
        </section>
      </EnrolmentPage>
    </>
  );
}
