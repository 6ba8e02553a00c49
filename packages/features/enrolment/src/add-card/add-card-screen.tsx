import { CardForm } from '@tableside/kit-cards';
import { useCopy } from '@tableside/kit-content';
import { useVisitor } from '@tableside/kit-session';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';

import { enrolmentCopy } from '../copy.ts';
import { EnrolmentPage } from '../page/enrolment-page.tsx';
import * as notice from '../page/notice.styles.ts';
import { PartlyLinked } from '../page/partly-linked.tsx';
import { CardAside } from './card-aside.tsx';
import * as styles from './add-card-screen.styles.ts';
import { useCardStep } from './use-card-step.ts';

/** Step 2 of enrolment: links the card that meals will be paid with (ROU-08, ENR-07). */
export function AddCardScreen() {
  const copy = useCopy(enrolmentCopy);
  const visitor = useVisitor();
  const name = visitor.kind === 'member' ? visitor.firstName : '';
  const { onLinked, linked, onContinue } = useCardStep();
  return (
    <EnrolmentPage
      title={name === '' ? copy('addCardTitleUnnamed') : copy('addCardTitle', { name })}
      lead={copy('addCardLead')}
      step={2}
      aside={<CardAside />}
    >
      <section css={notice.part}>
        <Title level={2} size="medium">
          {copy('addCardFormTitle')}
        </Title>
        <PartlyLinked linked={linked} onContinue={onContinue} />
        <CardForm onLinked={onLinked} submitLabel={copy('addCardSubmit')} />
      </section>
      <section css={styles.meanwhile}>
        <Title level={2} size="small">
          {copy('addCardMeanwhileTitle')}
        </Title>
        <p css={styles.words}>{copy('addCardMeanwhileText')}</p>
        <p css={styles.links}>
          <Link look="standalone" href="/search">
            {copy('findRestaurants')}
          </Link>
          <Link look="standalone" href="/earn">
            {copy('seeOffers')}
          </Link>
          <Link look="standalone" href="/account/user_profile">
            {copy('yourProfile')}
          </Link>
        </p>
      </section>
    </EnrolmentPage>
  );
}
