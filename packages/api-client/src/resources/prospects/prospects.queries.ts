import { mutationOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { createProspect, validateEmail } from './prospects.resource.ts';

export const validateEmailMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (email: string) => validateEmail(client, email) });

export const createProspectMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (email: string) => createProspect(client, { email }) });
