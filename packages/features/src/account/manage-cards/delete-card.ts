import { ApiError, getMemberCards, isResponseLost, removeCard, type ApiClient } from '@tableside/api-client';
import type { LinkedCard } from '@tableside/core';

/**
 * Deletes a card and returns the remaining ones from the server, because another device may have changed
 * them; undefined if they could not be fetched. If the response was lost, the remaining cards decide whether
 * the deletion succeeded. Rejects if the card still exists: for example, if it has become the last card
 * although the member agreed to delete one of several. Rejects with 401 without a session.
 */
export async function deleteCard(
  client: ApiClient,
  card: Parameters<typeof removeCard>[1],
): Promise<readonly LinkedCard[] | undefined> {
  let failure: unknown;
  try {
    await removeCard(client, card);
  } catch (error) {
    if (!isResponseLost(error)) throw error;
    failure = error;
  }
  const left = await getMemberCards(client).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 401) throw error;
    return undefined;
  });
  if (failure !== undefined && !left?.every(({ id }) => id !== card.id)) throw failure;
  return left;
}
