import { deviceKinds, type ListedSession } from '@tableside/core';

import type { ApiClient } from '../../client/client.ts';
import { flag, lenient, listOf, moment, object, oneOf, text } from '../../client/reader.ts';

const orNull =
  <T>(reader: (value: unknown) => T | undefined) =>
  (value: unknown): T | null =>
    reader(value) ?? null;

const readSessions = object<{ sessions: ListedSession[] }>({
  sessions: listOf(
    object<ListedSession>({
      id: text,
      browser: orNull(lenient(text)),
      device: orNull(lenient(oneOf(deviceKinds))),
      begunAt: moment,
      lastUsedAt: moment,
      isThis: flag,
    }),
  ),
});

const PATH = '/api/Member/Sessions';

/** GET /api/Member/Sessions: where the member is signed in, this session first (SES-30). */
export const getMemberSessions = async (
  client: ApiClient,
  signal?: AbortSignal,
): Promise<readonly ListedSession[]> =>
  readSessions(await client.call({ path: PATH, signal, isMemberSpecific: true })).sessions;

/**
 * DELETE /api/Member/Sessions/{id}: ends another session of the member, and resolves with the remaining ones.
 * Succeeds if it is already over (SES-31).
 */
export const endMemberSession = async (client: ApiClient, id: string): Promise<readonly ListedSession[]> =>
  readSessions(
    await client.call({
      method: 'DELETE',
      path: `${PATH}/${encodeURIComponent(id)}`,
      isMemberSpecific: true,
    }),
  ).sessions;

/** DELETE /api/Member/Sessions: ends all sessions but this one, and resolves with this one (SES-31). */
export const endOtherSessions = async (client: ApiClient): Promise<readonly ListedSession[]> =>
  readSessions(await client.call({ method: 'DELETE', path: PATH, isMemberSpecific: true })).sessions;
