import { memberCardsQuery } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kits/session';
import { usePrefetchQuery } from '@tanstack/react-query';

import { CardsPage } from './cards-page.tsx';

/** The tab with the member's linked cards and the form for linking more. */
export function ManageCards() {
  usePrefetchQuery(memberCardsQuery(useApi()));
  return <CardsPage />;
}
