import { useLinkedCards } from '@tableside/kits/cards';

import { CardsFailed } from './cards-failed.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { LinkSection } from './link-section.tsx';
import { LinkedCards } from './linked-cards.tsx';
import * as styles from './manage-cards.styles.ts';

/** The cards that are linked, and the way to link more while there is room (CRD-05 to CRD-07). */
export function CardsPage() {
  const { cards, status, refetch, max, selectable } = useLinkedCards();
  if (status === 'pending') return <CardsSkeleton />;
  // Cards that were shown already stay, whatever became of asking for them again.
  if (status === 'error' && cards.length === 0) return <CardsFailed onRetry={refetch} />;
  return (
    <div css={styles.columns}>
      <LinkedCards cards={cards} max={max} onAsk={refetch} />
      <LinkSection count={cards.length} selectable={selectable} />
    </div>
  );
}
