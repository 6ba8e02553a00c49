import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getActivity, type ActivityRequest } from './activity.resource.ts';

export const activityQuery = (client: ApiClient, publicId: string, request: ActivityRequest) =>
  queryOptions({
    queryKey: ['activity', publicId, request],
    queryFn: ({ signal }) => getActivity(client, request, signal),
    placeholderData: keepPreviousData,
  });
