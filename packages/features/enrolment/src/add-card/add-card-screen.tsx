import { useCopy } from '@tableside/kit-content';
import { useVisitor } from '@tableside/kit-session';
import { ButtonLink } from '@tableside/ui/button-link';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';

import { enrolmentCopy } from '../copy.ts';
import { EnrolmentPage } from '../page/enrolment-page.tsx';
import * as styles from '../page/notice.styles.ts';
import { ProgramAside } from '../page/program-aside.tsx';

/** Step 2 of enrolment: says what has been done, what comes next, and what can be done meanwhile (ENR-01). */
export function AddCardScreen() {
  const copy = useCopy(enrolmentCopy);
  const visitor = useVisitor();
  const name = visitor.kind === 'member' ? visitor.firstName : '';
  return (
    <EnrolmentPage
      title={name === '' ? copy('addCardTitleUnnamed') : copy('addCardTitle', { name })}
      lead={copy('addCardLead')}
      step={2}
      aside={<ProgramAside />}
    >
      <section css={styles.part}>
        <Title level={2} size="medium">
          {copy('addCardNextTitle')}
        </Title>
        <p css={styles.words}>{copy('addCardNextText')}</p>
      </section>
      <section css={styles.part}>
        <Title level={2} size="medium">
          {copy('addCardMeanwhileTitle')}
        </Title>
        <p css={styles.words}>{copy('addCardMeanwhileText')}</p>
        <div css={styles.ways}>
          <ButtonLink variant="primary" size="large" href="/search">
            {copy('findRestaurants')}
          </ButtonLink>
          <Link look="standalone" href="/earn">
            {copy('seeOffers')}
          </Link>
        </div>
      </section>
    </EnrolmentPage>
  );
}
