import { useSession, useSessionState } from '@tableside/kit-session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';

import { CardAddedPage } from './card-added-page.tsx';
import { dropCards, keepCards, keptCardsOf } from './kept-cards.ts';

const never = () => () => undefined;

/** Step 3 of enrolment: the cards that were linked just now, and what to do with them (ROU-09, ENR-08). */
export function CardAddedScreen() {
  const hasStorage = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hasStorage ? <CardAdded /> : <CardAddedPage cards={[]} />;
}

function CardAdded() {
  const session = useSession();
  const { visitor, member } = useSessionState();
  const { state } = useLocation() as { state: unknown };
  // Looked at once: signing out forgets the cards while this page still stands.
  const [kept] = useState(() => keptCardsOf(member?.publicId, state));
  const hasCard = visitor.kind === 'member' && visitor.memberType === 'EnrolledCardMember';

  // A reload finds them again; whoever goes to another page is done with them.
  useEffect(() => {
    if (!kept) return;
    keepCards(kept);
    return dropCards;
  }, [kept]);

  // Only here does the site learn of the card: on the page before, the guard would have led away from it.
  const isNews = kept !== undefined && !hasCard;
  useEffect(() => {
    // A failure is mended by the next change of place, which asks again.
    if (isNews) session.refresh().catch(() => undefined);
  }, [session, isNews]);

  if (!kept) return <Navigate to={hasCard ? '/account/overview' : '/add_card'} replace />;
  return <CardAddedPage cards={kept.cards} />;
}
