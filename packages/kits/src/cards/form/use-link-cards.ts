import { ApiError, type CardSubmission } from '@tableside/api-client';
import { addCardsMutation, memberCardsQuery } from '@tableside/api-client/queries';
import type { CardRegistration, PartnerCard } from '@tableside/core';
import { useCaptcha } from '@tableside/kits/captcha';
import { showFormFailure, showFormSuccess, useProgramTerms } from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';

import { canBeSentAgain, resultOf, resultOfError, type CardResult } from './card-result.ts';
import { isLinked, useResultTitle } from './result-title.ts';
import { chosenCards, noCards, TYPED_CARD, type CardValues, type ChosenCard } from './card.values.ts';

export interface LinkingResult {
  readonly linked: readonly CardRegistration[];
  readonly failed: readonly CardRegistration[];
}

/** A submission whose response may have been lost: it can be sent again unchanged and takes effect once. */
interface Attempt {
  readonly values: CardValues;
  readonly chosen: readonly ChosenCard[];
  readonly submission: CardSubmission;
}

interface LinkCardsOptions {
  readonly available: readonly PartnerCard[];
  readonly onLinked: (result: LinkingResult) => void | Promise<void>;
  /** Called when the frame refuses to encrypt the number and shows why. In that case, nothing is sent. */
  readonly onCardRefused: () => void;
}

const isSameChoice = (one: CardValues, other: CardValues): boolean =>
  one.typedCard === other.typedCard &&
  one.directFileFeedOptIn === other.directFileFeedOptIn &&
  one.selectedCardIds.join('\n') === other.selectedCardIds.join('\n');

/** Cards were linked elsewhere: this one (E4), or others that leave no room for it (E5). */
const isLinkedElsewhere = ({ error }: CardRegistration) => error?.code === 'E4' || error?.code === 'E5';

function sortCards({ cards }: CardResult) {
  const linked: CardRegistration[] = [];
  const failed: CardRegistration[] = [];
  const linkedKeys = new Set<string>();
  for (const { key, ...registration } of cards) {
    (registration.error ? failed : linked).push(registration);
    if (!registration.error) linkedKeys.add(key);
  }
  return { linked, failed, linkedKeys };
}

/**
 * Links cards with one call per press, repeated under the same idempotency key if the response was lost
 * (CRD-18, VAL-23). Cards that failed stay selected, and linked ones are cleared (CRD-21).
 */
export function useLinkCards({ available, onLinked, onCardRefused }: LinkCardsOptions) {
  const client = useApi();
  const queryClient = useQueryClient();
  const isHere = useIsHere();
  const titleOf = useResultTitle();
  const { mutateAsync: add } = useMutation(addCardsMutation(client));
  const submitChecked = useCaptcha();
  const { terms, onRefused } = useProgramTerms();
  const attempt = useRef<Attempt>(undefined);
  const [shown, setShown] = useState<{ readonly result: CardResult; readonly values: CardValues }>();

  async function begin(values: CardValues): Promise<Attempt | undefined> {
    const { selectedCardIds, typedCard, directFileFeedOptIn } = values;
    const encryption = await typedCard?.encrypt();
    if (encryption && 'fault' in encryption) {
      if (encryption.fault !== 'unavailable') onCardRefused();
      else setShown({ result: { kind: 'unreachable', count: 0, cards: [] }, values });
      return undefined;
    }
    const chosen = chosenCards(available, selectedCardIds, encryption?.card);
    const cards = chosen.map(({ card }) => card);
    return {
      values,
      chosen,
      submission: {
        cards,
        directFileFeedOptIn,
        termsVersion: terms.version,
        idempotencyKey: crypto.randomUUID(),
      },
    };
  }

  const refetchList = () => void queryClient.invalidateQueries({ ...memberCardsQuery(client), exact: true });

  async function send({ chosen, submission }: Attempt): Promise<CardResult> {
    const registrations = await submitChecked((captchaToken) => add({ ...submission, captchaToken }));
    refetchList();
    return resultOf(chosen, registrations);
  }

  async function onSubmit(values: CardValues, { setValues, resetForm }: FormikHelpers<CardValues>) {
    if (attempt.current && !isSameChoice(attempt.current.values, values)) attempt.current = undefined;
    const current = attempt.current ?? (await begin(values));
    if (!current) return;
    attempt.current = current;
    let result: CardResult;
    try {
      result = await send(current);
      attempt.current = undefined;
    } catch (error) {
      if (!canBeSentAgain(error)) attempt.current = undefined;
      if (error instanceof ApiError && error.status === 401) return;
      onRefused(error);
      const found = resultOfError(error, current.chosen);
      if (!found) throw error;
      if (found.cards.some(isLinkedElsewhere)) refetchList();
      if (isHere()) setShown({ result: found, values });
      else showFormFailure(titleOf(found));
      return;
    }
    if (!isHere()) {
      (isLinked(result) ? showFormSuccess : showFormFailure)(titleOf(result));
      return;
    }
    const { linked, failed, linkedKeys } = sortCards(result);
    try {
      await onLinked({ linked, failed });
    } finally {
      if (failed.length === 0) resetForm({ values: noCards });
      else
        void setValues(({ selectedCardIds, typedCard, ...rest }) => ({
          ...rest,
          selectedCardIds: selectedCardIds.filter((id) => !linkedKeys.has(id)),
          typedCard: linkedKeys.has(TYPED_CARD) ? null : typedCard,
        }));
      setShown({ result, values });
    }
  }

  const typedCard = shown?.values.typedCard;
  const refusal = shown?.result.cards.find(({ key }) => key === TYPED_CARD)?.error;
  return {
    terms,
    result: shown?.result,
    refused: typedCard && refusal ? { card: typedCard, message: refusal.message } : undefined,
    onSubmit,
    onPress: () => setShown(undefined),
  };
}
