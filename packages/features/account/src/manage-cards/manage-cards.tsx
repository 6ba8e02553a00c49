import { memberCardsQuery } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kit-session';
import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { CardsSkeleton } from './cards-skeleton.tsx';

const CardsPage = lazy(async () => ({ default: (await import('./cards-page.tsx')).CardsPage }));

/** The member's linked cards. The code of the card form travels apart; the cards are asked for meanwhile. */
export function ManageCards() {
  usePrefetchQuery(memberCardsQuery(useApi()));
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <CardsPage />
    </Suspense>
  );
}
