import { routes } from '@tableside/core';
import { useSession, useSessionState } from '@tableside/kits/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';

import { CardAddedPage } from './card-added-page.tsx';
import { forgetCards, storeCards, storedCardsOf } from './stored-cards.ts';

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
  const [stored] = useState(() => storedCardsOf(member?.publicId, state));
  const hasCard = visitor.kind === 'member' && visitor.memberType === 'EnrolledCardMember';

  // Kept for a reload; navigating to another page clears them.
  useEffect(() => {
    if (!stored) return;
    storeCards(stored);
    return forgetCards;
  }, [stored]);

  // Only here does the site learn of the card: on the page before, the guard would have led away from it.
  const isNews = stored !== undefined && !hasCard;
  useEffect(() => {
    // A failure is mended by the next change of place, which asks again.
    if (isNews) session.refresh().catch(() => undefined);
  }, [session, isNews]);

  if (!stored) return <Navigate to={hasCard ? routes.overview.path : routes.addCard.path} replace />;
  return <CardAddedPage cards={stored.cards} />;
}
