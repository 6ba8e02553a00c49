import { isMember, routes } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { useVisitor } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';

import { enrollmentCopy } from '../copy.ts';
import { EnrollmentPage } from '../page/enrollment-page.tsx';
import * as styles from './card-added-page.styles.ts';
import type { StoredCard } from './stored-cards.ts';
import { LinkedCardPicture } from './linked-card-picture.tsx';
import { NextAside } from './next-aside.tsx';

export interface CardAddedPageProps {
  /** The linked cards; empty if the result for each card is unknown. */
  readonly cards: readonly StoredCard[];
}

export function CardAddedPage({ cards }: CardAddedPageProps) {
  const copy = useCopy(enrollmentCopy);
  const parts = useCopyParts(enrollmentCopy);
  const visitor = useVisitor();
  const name = isMember(visitor) ? visitor.firstName : '';
  const isMany = cards.length > 1;
  return (
    <EnrollmentPage
      title={name === '' ? copy('cardAddedTitleUnnamed') : parts('cardAddedTitle', { name })}
      lead={copy(isMany ? 'cardAddedLeadMany' : 'cardAddedLeadOne')}
      step={3}
      aside={<NextAside />}
    >
      <section css={[styles.part, cards.length === 1 && styles.partOfOne]}>
        {cards.length > 0 && (
          <>
            <Title level={2} size="medium" css={styles.title}>
              {copy(isMany ? 'linkedMany' : 'linkedOne')}
            </Title>
            <ul css={styles.cards}>
              {cards.map((card, index) => (
                <li key={index} css={styles.card}>
                  <LinkedCardPicture {...card} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div css={styles.on}>
          <p css={styles.words}>{copy('linkedMore')}</p>
          <div css={styles.ways}>
            <ButtonLink variant="primary" size="large" href={routes.search.path}>
              {copy('findRestaurants')}
            </ButtonLink>
            <Link look="standalone" href={routes.overview.path}>
              {copy('goToAccount')}
            </Link>
          </div>
        </div>
      </section>
    </EnrollmentPage>
  );
}
