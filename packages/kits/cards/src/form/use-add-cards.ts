import type { CardSubmission } from '@tableside/api-client';
import { addCardsMutation, memberCardsQuery } from '@tableside/api-client/queries';
import { useCaptcha } from '@tableside/kit-captcha';
import { useApi } from '@tableside/kit-session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { canBeSentAgain, resultOf, type AnsweredResult } from './card-result.ts';
import type { CardValues, ChosenCard } from './card.values.ts';

/** A submission whose answer may have got lost: sent again as it was, it has one effect (P9). */
interface Attempt {
  readonly values: CardValues;
  readonly chosen: readonly ChosenCard[];
  readonly submission: CardSubmission;
}

export interface AddingCards {
  /** Sends what was chosen, or once more the attempt that is pending. Rejects as `addCards` does. */
  readonly send: (chosen: readonly ChosenCard[], values: CardValues) => Promise<AnsweredResult>;
  /** The cards of an attempt that can be sent again, while the form says the same. */
  readonly pending: (values: CardValues) => readonly ChosenCard[] | undefined;
  /** Another card is in the frame: the next press is a submission of its own, even if the last digits are the same. */
  readonly onEntryChanged: () => void;
}

const isSameChoice = (before: CardValues, now: CardValues): boolean =>
  before.picks === now.picks &&
  before.entry === now.entry &&
  before.directFileFeedOptIn === now.directFileFeedOptIn;

/** Links cards: one call for each press, and again under the same key where an answer got lost (CRD-18, VAL-23). */
export function useAddCards(): AddingCards {
  const client = useApi();
  const queryClient = useQueryClient();
  const { mutateAsync: add } = useMutation(addCardsMutation(client));
  const submitChecked = useCaptcha();
  const attempt = useRef<Attempt>(undefined);

  async function send(chosen: readonly ChosenCard[], values: CardValues): Promise<AnsweredResult> {
    const current: Attempt = attempt.current ?? {
      values,
      chosen,
      submission: {
        cards: chosen.map(({ card }) => card),
        directFileFeedOptIn: values.directFileFeedOptIn,
        idempotencyKey: crypto.randomUUID(),
      },
    };
    attempt.current = current;
    try {
      const registrations = await submitChecked((captchaToken) =>
        add({ ...current.submission, captchaToken }),
      );
      attempt.current = undefined;
      const result = resultOf(current.chosen, registrations);
      void queryClient.invalidateQueries({ ...memberCardsQuery(client), exact: true });
      return result;
    } catch (error) {
      if (!canBeSentAgain(error)) attempt.current = undefined;
      throw error;
    }
  }

  return {
    send,
    pending: (values) => {
      if (attempt.current && !isSameChoice(attempt.current.values, values)) attempt.current = undefined;
      return attempt.current?.chosen;
    },
    onEntryChanged: () => {
      attempt.current = undefined;
    },
  };
}
