import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { endMemberSession, endOtherSessions, getMemberSessions } from './member-sessions.resource.ts';

export const memberSessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['member', 'sessions'],
    queryFn: ({ signal }) => getMemberSessions(client, signal),
  });

export const endMemberSessionMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: string) => endMemberSession(client, id) });

export const endOtherSessionsMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: () => endOtherSessions(client) });
