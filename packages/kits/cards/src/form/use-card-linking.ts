import { ApiError } from '@tableside/api-client';
import type { CardRegistration, EncryptedCard, PartnerCard } from '@tableside/core';
import { useRef, useState, type RefObject } from 'react';

import type { SecureCardFieldHandle } from '../frame/secure-card-field-props.ts';
import type { CardFormHandle } from './card-form-reset.tsx';
import { resultOfError, type AnsweredResult, type CardResult } from './card-result.ts';
import { chosenCards, ENTERED, readPicks, type CardValues, type ChosenCard } from './card.values.ts';
import { useAddCards } from './use-add-cards.ts';

/** What a submission did. */
export interface LinkingResult {
  readonly linked: readonly CardRegistration[];
  readonly failed: readonly CardRegistration[];
}

interface CardLinkingOptions {
  readonly field: RefObject<SecureCardFieldHandle | null>;
  readonly form: RefObject<CardFormHandle | null>;
  readonly pickable: readonly PartnerCard[];
  readonly onLinked: (result: LinkingResult) => void | Promise<void>;
}

/** Nothing is to be sent: the frame says what is wrong with the number. */
class Refused extends Error {}

/** Encrypts, sends, and says what became of each card. What failed stays chosen; what is linked does not (OP-125). */
export function useCardLinking({ field, form, pickable, onLinked }: CardLinkingOptions) {
  const adding = useAddCards();
  const [result, setResult] = useState<CardResult>();
  // What stands under the card in the frame holds until that card is another one.
  const [isEntryFresh, setIsEntryFresh] = useState(false);
  const isRunning = useRef(false);

  async function encrypt(): Promise<EncryptedCard> {
    const answer = (await field.current?.encrypt()) ?? { fault: 'unavailable' as const };
    if ('card' in answer) return answer.card;
    if (answer.fault === 'unavailable') setResult({ kind: 'unreachable', cards: [], failed: [] });
    else field.current?.focus();
    throw new Refused();
  }

  async function choose({ picks, entry }: CardValues): Promise<readonly ChosenCard[]> {
    return chosenCards(pickable, readPicks(picks), entry === '' ? undefined : await encrypt());
  }

  async function settle(answer: AnsweredResult): Promise<void> {
    try {
      const { linked, failed } = answer;
      await onLinked({ linked, failed });
    } finally {
      form.current?.settle(answer);
      if (answer.done.has(ENTERED)) field.current?.clear();
      show(answer);
    }
  }

  function show(shown: CardResult): void {
    setResult(shown);
    setIsEntryFresh(true);
  }

  async function link(values: CardValues): Promise<void> {
    let chosen: readonly ChosenCard[] = [];
    let answer: AnsweredResult;
    try {
      chosen = adding.pending(values) ?? (await choose(values));
      answer = await adding.send(chosen, values);
    } catch (error) {
      // Whoever is signed out is on the way to the sign-in page already (CRD-22).
      if (error instanceof Refused || (error instanceof ApiError && error.status === 401)) return;
      const found = resultOfError(error, chosen);
      if (!found) throw error;
      show(found);
      return;
    }
    await settle(answer);
  }

  return {
    result,
    /** The message for the card in the frame, while it is the card that was refused. */
    entryFailure: isEntryFresh ? result?.failed.find(({ key }) => key === ENTERED)?.error.message : undefined,
    onSubmit: async (values: CardValues) => {
      isRunning.current = true;
      try {
        await link(values);
      } finally {
        isRunning.current = false;
      }
    },
    /** The button was pressed: what the last press left to say is over. */
    onPress: () => {
      if (!isRunning.current) setResult(undefined);
    },
    onEntryChanged: () => {
      if (isRunning.current) return;
      adding.onEntryChanged();
      setIsEntryFresh(false);
    },
  };
}
