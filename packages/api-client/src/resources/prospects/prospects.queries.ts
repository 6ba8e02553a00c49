import { mutationOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import { createProspect, join, validateEmail } from './prospects.resource.ts';

export const validateEmailMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (email: string) => validateEmail(client, email) });

export const createProspectMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (email: string) => createProspect(client, { email }) });

export const joinMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (request: Parameters<typeof join>[1]) => join(client, request) });
