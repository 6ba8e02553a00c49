import { mutationOptions } from '@tanstack/react-query';

import type { ApiClient } from '../../client/client.ts';
import type { ConfirmRecoveryRequest, RecoverRequest, UpdateRecoveryRequest } from './recovery.contract.ts';
import { confirmRecovery, startRecovery, updateRecovery } from './recovery.resource.ts';

export const startRecoveryMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (request: RecoverRequest) => startRecovery(client, request) });

export const confirmRecoveryMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (request: ConfirmRecoveryRequest) => confirmRecovery(client, request) });

export const updateRecoveryMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (request: UpdateRecoveryRequest) => updateRecovery(client, request) });
