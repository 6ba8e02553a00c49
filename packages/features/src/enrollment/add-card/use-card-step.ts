import { routes, type CardRegistration } from '@tableside/core';
import type { LinkingResult } from '@tableside/kits/cards';
import { useSessionState } from '@tableside/kits/session';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { storeCards, toStoredCards } from '../card-added/stored-cards.ts';

export interface CardStep {
  readonly onLinked: (result: LinkingResult) => void;
  readonly linked: readonly CardRegistration[];
  readonly onContinue: () => void;
}

export function useCardStep(): CardStep {
  const { member } = useSessionState();
  const navigate = useNavigate();
  const [linked, setLinked] = useState<readonly CardRegistration[]>([]);
  // A second result may arrive before the first one is rendered.
  const soFar = useRef(linked);

  // Continues without refetching the member, because the guard would then redirect away from this page.
  function onContinue() {
    const stored = toStoredCards(member?.publicId ?? '', soFar.current);
    const isStored = storeCards(stored);
    void navigate(routes.cardAdded.path, { replace: true, ...(!isStored && { state: stored }) });
  }

  function onLinked(result: LinkingResult) {
    soFar.current = [...soFar.current, ...result.linked];
    if (result.failed.length === 0) onContinue();
    else setLinked(soFar.current);
  }

  return { onLinked, linked, onContinue };
}
