import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { getSurveyHost } from './survey-host.resource.ts';

export const surveyHostQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['survey-host'],
    queryFn: ({ signal }) => getSurveyHost(client, signal),
    staleTime: Infinity,
  });
