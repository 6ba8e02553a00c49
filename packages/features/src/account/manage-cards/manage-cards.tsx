import { memberCardsQuery } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kits/session';
import { usePrefetchQuery } from '@tanstack/react-query';

import { CardsPage } from './cards-page.tsx';

/** The member's linked cards, and the form for more. */
export function ManageCards() {
  usePrefetchQuery(memberCardsQuery(useApi()));
  return <CardsPage />;
}
