import type { CardRegistration } from '@tableside/core';
import type { LinkingResult } from '@tableside/kit-cards';
import { useSessionState } from '@tableside/kit-session';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { keepCards, toKeptCards } from '../card-added/kept-cards.ts';

export interface CardStep {
  /** Takes what the form has done: goes on when no card failed. */
  readonly onLinked: (result: LinkingResult) => void;
  /** Cards that are linked while others failed; the way on is open. */
  readonly linked: readonly CardRegistration[];
  readonly onContinue: () => void;
}

/** From linked cards to the next step (ENR-07, ENR-08). */
export function useCardStep(): CardStep {
  const { member } = useSessionState();
  const navigate = useNavigate();
  const [linked, setLinked] = useState<readonly CardRegistration[]>([]);
  // A second answer may come before the first is shown.
  const soFar = useRef(linked);

  // Nothing asks who is signed in before the next page stands: the answer would lead away from this one.
  function onContinue() {
    const kept = toKeptCards(member?.publicId ?? '', soFar.current);
    const isKept = keepCards(kept);
    void navigate('/card_added', { replace: true, ...(!isKept && { state: kept }) });
  }

  function onLinked(result: LinkingResult) {
    soFar.current = [...soFar.current, ...result.linked];
    if (result.failed.length === 0) onContinue();
    else setLinked(soFar.current);
  }

  return { onLinked, linked, onContinue };
}
