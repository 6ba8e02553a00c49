import { mutationOptions, queryOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import type { ConfirmEmailChangeRequest, StartEmailChangeRequest } from './email-change.contract.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  getEmailChange,
  resendEmailChange,
  startEmailChange,
} from './email-change.resource.ts';

/**
 * The pending change of the email address. It is not fetched again while its screen is open, because codes
 * that are being typed would disappear without explanation when it expires.
 */
export const emailChangeQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['member', 'email-change'],
    queryFn: ({ signal }) => getEmailChange(client, signal),
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

export const startEmailChangeMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (request: StartEmailChangeRequest) => startEmailChange(client, request) });

export const resendEmailChangeMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: () => resendEmailChange(client) });

export const confirmEmailChangeMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (request: ConfirmEmailChangeRequest) => confirmEmailChange(client, request),
  });

export const cancelEmailChangeMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: () => cancelEmailChange(client) });
