import type { CardRegistration, EncryptedCard, LinkedCard, PartnerCard } from '@tableside/core';

import { ApiError } from '../../client/api-error.ts';
import type { ApiClient } from '../../client/client.ts';
import { oneOf } from '../../client/reader.ts';
import type { AddCardsRequest } from './cards.contract.ts';
import {
  readCardRegistrations,
  readMemberCards,
  readPartnerCards,
  toCardRegistrations,
  toLinkedCard,
  toPartnerCards,
} from './cards.mapper.ts';

const readRemoved = oneOf([true]);

export const getMemberCards = async (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<readonly LinkedCard[]> =>
  readMemberCards(await client.call({ path: '/api/Member/Cards', signal, isMemberSpecific: true })).map(
    toLinkedCard,
  );

/** GET /api/Cards/AllPartnerCards: partner-loaded cards of this member that are not linked yet (API-15). */
export const getPartnerCards = async (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<readonly PartnerCard[]> =>
  toPartnerCards(
    readPartnerCards(
      await client.call({ path: '/api/Cards/AllPartnerCards', signal, isMemberSpecific: true }),
    ),
  );

export interface CardSubmission {
  readonly cards: readonly (EncryptedCard | PartnerCard)[];
  readonly directFileFeedOptIn: boolean;
  readonly termsVersion: string;
  readonly captchaToken?: string | undefined;
  /**
   * One key per press of the button, so that the same submission takes effect once, even if it is sent twice.
   */
  readonly idempotencyKey: string;
}

export class CardsRefused extends ApiError {
  readonly registrations: readonly CardRegistration[];

  constructor(error: ApiError, registrations: readonly CardRegistration[]) {
    const { status, code, message, fields, requestId } = error;
    super({ status, code, message, fields, requestId }, { cause: error });
    this.registrations = registrations;
  }
}

const hasRegistrations = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'cardRegistration' in body;

/**
 * POST /api/Member/Cards: links cards and returns the result of each (API-16). Rejects with `CardsRefused` if
 * none was linked, with 400 "termsChanged" if the accepted terms are not the current ones (`changedTermsOf`),
 * with 401 if there is no session, with 429 if too many cards were tried that day, and with `ApiError`
 * otherwise.
 */
export async function addCards(
  client: ApiClient,
  { cards, directFileFeedOptIn, termsVersion, captchaToken, idempotencyKey }: CardSubmission,
): Promise<readonly CardRegistration[]> {
  const body: AddCardsRequest = {
    creditCards: [...cards],
    directFileFeedOptIn,
    termsVersion,
    ...(captchaToken !== undefined && { gRecaptchaResponse: captchaToken }),
  };
  try {
    return toCardRegistrations(
      readCardRegistrations(
        await client.call({
          method: 'POST',
          path: '/api/Member/Cards',
          body,
          idempotencyKey,
          isMemberSpecific: true,
        }),
      ),
    );
  } catch (error) {
    if (error instanceof ApiError && hasRegistrations(error.body))
      throw new CardsRefused(error, toCardRegistrations(readCardRegistrations(error.body)));
    throw error;
  }
}

/** Deleting the last card closes the account, so a repeated deletion gets status 403. */
const isGone = ({ status, code }: ApiError) => status === 404 || code === 'accountClosed';

/** Whether the server refused to delete a card because it is the last one, which the member did not know. */
export const isLastCardError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'lastCard';

/**
 * DELETE /api/Member/Cards?id=: removes a card (API-17). Succeeds if it is already gone. The last card is
 * removed only with `closesAccount`, the member's consent to closing the account, see `isLastCardError`.
 */
export async function removeCard(
  client: ApiClient,
  { id, closesAccount }: { readonly id: string; readonly closesAccount: boolean },
): Promise<void> {
  try {
    readRemoved(
      await client.call({
        method: 'DELETE',
        path: '/api/Member/Cards',
        query: [['id', id], ...(closesAccount ? [['closesAccount', 'true'] as const] : [])],
        isMemberSpecific: true,
      }),
    );
  } catch (error) {
    if (!(error instanceof ApiError && isGone(error))) throw error;
  }
}
