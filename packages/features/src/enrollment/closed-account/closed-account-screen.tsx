import { css } from '@emotion/react';
import { routes } from '@tableside/core';
import { CardForm } from '@tableside/kits/cards';
import { useCopy } from '@tableside/kits/content';
import { linkTarget, PageMeta, supportEmailTarget, usePartner } from '@tableside/kits/partner';
import { Phone } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { color, space } from '@tableside/ui/tokens';
import { useNavigate } from 'react-router';

import { CardAside } from '../add-card/card-aside.tsx';
import { enrollmentCopy } from '../copy.ts';
import { EnrollmentPage } from '../page/enrollment-page.tsx';
import * as notice from '../page/notice.styles.ts';
import { PartlyLinked } from '../page/partly-linked.tsx';
import { SessionPending } from '../page/session-pending.tsx';
import { useReopening } from './use-reopening.ts';

const help = css({
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.border}`,
});
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(6), margin: 0 });
const phone = css({ display: 'inline-flex', alignItems: 'center', gap: space(2) });

export function ClosedAccountScreen() {
  const copy = useCopy(enrollmentCopy);
  const partner = usePartner();
  const navigate = useNavigate();
  const { onLinked, linked, isSessionPending, onContinue } = useReopening();
  const email = supportEmailTarget(partner);
  const onCancel = () => void navigate(linkTarget('sign_out', partner)?.href ?? routes.signOut.path);
  return (
    <>
      <PageMeta title={copy.text('closedTitle')} />
      <EnrollmentPage
        title={copy('closedTitle')}
        lead={copy('closedLead')}
        aside={<CardAside hasHelp={false} />}
      >
        {isSessionPending ? (
          <SessionPending title={copy('closedOpenAgain')} onContinue={onContinue}>
            {copy('closedStrandedText')}
          </SessionPending>
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
        <section css={help}>
          <Title level={2} size="small">
            {copy('closedHelpTitle')}
          </Title>
          <p css={links}>
            <Link look="standalone" href={partner.customerSupport.phone.href}>
              <span css={phone}>
                <Phone size={20} aria-hidden="true" />
                <span>{copy('closedCall')}</span>
              </span>
            </Link>
            <Link look="standalone" href={email.href} isNewTab={email.isNewTab}>
              {copy('closedWrite')}
            </Link>
          </p>
        </section>
      </EnrollmentPage>
    </>
  );
}
