import { css } from '@emotion/react';
import { isMember, routes } from '@tableside/core';
import { CardForm } from '@tableside/kits/cards';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useVisitor } from '@tableside/kits/session';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { color, space, text } from '@tableside/ui/tokens';

import { enrollmentCopy } from '../copy.ts';
import { EnrollmentPage } from '../page/enrollment-page.tsx';
import * as notice from '../page/notice.styles.ts';
import { PartlyLinked } from '../page/partly-linked.tsx';
import { CardAside } from './card-aside.tsx';
import { useCardStep } from './use-card-step.ts';

const meanwhile = css({
  display: 'grid',
  gap: space(2),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.border}`,
});
const words = css({ ...text.body, margin: 0, color: color.textMuted, textWrap: 'pretty' });
const linksStyle = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(6), margin: 0 });

export function AddCardScreen() {
  const copy = useCopy(enrollmentCopy);
  const parts = useCopyParts(enrollmentCopy);
  const visitor = useVisitor();
  const name = isMember(visitor) ? visitor.firstName : '';
  const { hasAutoEnroll } = usePartner();
  const { onLinked, linked, onContinue } = useCardStep();
  return (
    <EnrollmentPage
      title={name === '' ? copy('addCardTitleUnnamed') : parts('addCardTitle', { name })}
      lead={copy('addCardLead')}
      step={2}
      aside={<CardAside />}
    >
      <section css={notice.part}>
        <Title level={2} size="medium">
          {copy('addCardFormTitle')}
        </Title>
        <PartlyLinked linked={linked} onContinue={onContinue} />
        <CardForm onLinked={onLinked} submitLabel={copy('addCardSubmit')} isJoining={hasAutoEnroll} />
      </section>
      <section css={meanwhile}>
        <Title level={2} size="small">
          {copy('addCardMeanwhileTitle')}
        </Title>
        <p css={words}>{copy('addCardMeanwhileText')}</p>
        <p css={linksStyle}>
          <Link look="standalone" href={routes.search.path}>
            {copy('findRestaurants')}
          </Link>
          <Link look="standalone" href={routes.earn.path}>
            {copy('seeOffers')}
          </Link>
          <Link look="standalone" href={routes.profile.path}>
            {copy('yourProfile')}
          </Link>
        </p>
      </section>
    </EnrollmentPage>
  );
}
