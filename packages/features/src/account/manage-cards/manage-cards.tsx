import { memberCardsQuery } from '@tableside/api-client/queries';
import { useLinkedCards } from '@tableside/kits/cards';
import { useApi } from '@tableside/kits/session';
import { usePrefetchQuery } from '@tanstack/react-query';

import { CardsFailed } from './cards-failed.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { LinkSection } from './link-section.tsx';
import { LinkedCards } from './linked-cards.tsx';
import * as styles from './manage-cards.styles.ts';

/** The linked cards, and the form to link more until the maximum is reached (CRD-05 to CRD-07). */
function CardsPage() {
  const { cards, status, refetch, max, selectable } = useLinkedCards();
  if (status === 'pending') return <CardsSkeleton />;
  // Keep cards that are already shown, even if a refetch fails.
  if (status === 'error' && cards.length === 0) return <CardsFailed onRetry={refetch} />;
  return (
    <div css={styles.columns}>
      <LinkedCards cards={cards} max={max} onRefetch={refetch} />
      <LinkSection count={cards.length} selectable={selectable} />
    </div>
  );
}

/** The tab with the member's linked cards and the form for linking more. */
export function ManageCards() {
  usePrefetchQuery(memberCardsQuery(useApi()));
  return <CardsPage />;
}
