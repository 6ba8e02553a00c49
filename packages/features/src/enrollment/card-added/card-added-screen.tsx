import { hasLinkedCard, isMember, routes } from '@tableside/core';
import { useSession, useSessionState } from '@tableside/kits/session';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation } from 'react-router';

import { CardAddedPage } from './card-added-page.tsx';
import { forgetCards, storeCards, storedCardsOf } from './stored-cards.ts';

const never = () => () => undefined;

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
  // Read once, because signing out clears the cards while this page is still shown.
  const [stored] = useState(() => storedCardsOf(member?.publicId, state));
  const hasCard = isMember(visitor) && hasLinkedCard(visitor);

  useEffect(() => {
    if (!stored) return;
    storeCards(stored);
    return forgetCards;
  }, [stored]);

  // Refetches only here. On the previous page, the guard would have redirected the member away.
  const isNews = stored !== undefined && !hasCard;
  useEffect(() => {
    // If this fails, the next navigation refetches the member.
    if (isNews) session.refresh().catch(() => undefined);
  }, [session, isNews]);

  if (!stored) return <Navigate to={hasCard ? routes.overview.path : routes.addCard.path} replace />;
  return <CardAddedPage cards={stored.cards} />;
}
