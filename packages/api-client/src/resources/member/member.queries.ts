import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import type { MemberUpdateRequest } from './member.contract.ts';
import { activateMember, getKnownMember, updateMember } from './member.resource.ts';

/** A known visitor by public id. A rejection is final: an unknown id always gets the same response. */
export const knownMemberQuery = (client: ApiClient, publicId: string) =>
  queryOptions({
    queryKey: ['known-member', publicId],
    queryFn: ({ signal }) => getKnownMember(client, publicId, signal),
    staleTime: Infinity,
  });

export const activateMemberMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (publicId: string) => activateMember(client, publicId) });

export const updateMemberMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (update: MemberUpdateRequest) => updateMember(client, update) });
