import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import {
  confirmRecoveryRequest,
  recoverRequest,
  recoveryResponse,
  updateRecoveryRequest,
  type RecoveryResponse,
} from './recovery.contract.ts';

export const recoveryHandlers = {
  start: (response: FakeResponse<RecoveryResponse> = { step: 'confirm' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover',
      contract: recoveryResponse,
      requestContract: recoverRequest,
      status: 202,
      response,
    }),

  confirm: (response: FakeResponse<RecoveryResponse> = { step: 'update' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover/Confirm',
      contract: recoveryResponse,
      requestContract: confirmRecoveryRequest,
      response,
    }),

  update: (response: FakeResponse<RecoveryResponse> = { step: 'success' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover/Update',
      contract: recoveryResponse,
      requestContract: updateRecoveryRequest,
      response,
    }),
};
