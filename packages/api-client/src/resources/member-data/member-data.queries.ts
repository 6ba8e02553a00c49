import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import type { Proof } from './member-data.contract.ts';
import { eraseMember, getErasureTerms, getMemberData, mailDataCode } from './member-data.resource.ts';

export const erasureTermsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['member', 'erasure'],
    queryFn: ({ signal }) => getErasureTerms(client, signal),
    staleTime: Infinity,
  });

export const mailDataCodeMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: () => mailDataCode(client) });

export const memberDataMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (proof: Proof) => getMemberData(client, proof) });

export const eraseMemberMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (proof: Proof) => eraseMember(client, proof) });
