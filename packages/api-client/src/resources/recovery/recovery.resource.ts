import type { ApiClient } from '../../client/client.ts';
import { object, oneOf, optional, text } from '../../client/reader.ts';
import type {
  ConfirmRecoveryRequest,
  RecoverRequest,
  RecoveryResponse,
  UpdateRecoveryRequest,
} from './recovery.contract.ts';

const readRecovery = object<RecoveryResponse>({
  step: oneOf(['confirm', 'update', 'join', 'success']),
  email: optional(text),
});

const post = async (client: ApiClient, path: string, body: unknown): Promise<RecoveryResponse> =>
  readRecovery(await client.call({ method: 'POST', path, body }));

/**
 * POST /api/Members/Recover: emails a six-digit code to a member who has a password, or who has no profile
 * yet. Rejects with 400 or 429.
 */
export const startRecovery = (client: ApiClient, request: RecoverRequest) =>
  post(client, '/api/Members/Recover', request);

/**
 * POST /api/Members/Recover/Confirm. Resolves with "update" for a member with a password, or with "join" and
 * the address for a membership without a profile, which this browser's join form can complete for fifteen
 * minutes. Rejects with 400: for the field "code" while attempts are left, and with the code "recoveryOver"
 * after five wrong codes, after fifteen minutes, or in a browser that did not request it.
 */
export const confirmRecovery = (client: ApiClient, request: ConfirmRecoveryRequest) =>
  post(client, '/api/Members/Recover/Confirm', request);

/**
 * POST /api/Members/Recover/Update: sets the new password. Rejects with 400 for fields, or with
 * "recoveryOver".
 */
export const updateRecovery = (client: ApiClient, request: UpdateRecoveryRequest) =>
  post(client, '/api/Members/Recover/Update', request);
