import { ApiError, getMemberCards, removeCard, type ApiClient } from '@tableside/api-client';
import type { LinkedCard } from '@tableside/core';

const isUnclear = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Deletes a card and answers those that are left, as the server has them: another device may have changed them, and
 * whether it was the last one is not for this page to say. Undefined when they could not be had. An answer that was
 * lost on its way counts by what is left. Rejects when the card is still there, and with 401 when nobody is signed in.
 */
export async function deleteCard(client: ApiClient, id: string): Promise<readonly LinkedCard[] | undefined> {
  let failure: unknown;
  try {
    await removeCard(client, id);
  } catch (error) {
    if (!isUnclear(error)) throw error;
    failure = error;
  }
  const left = await getMemberCards(client).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    return undefined;
  });
  if (failure !== undefined && !left?.every((card) => card.id !== id)) throw failure;
  return left;
}
