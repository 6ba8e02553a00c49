import { fake, type Answer } from '../../testing/answer.ts';
import {
  confirmRecoveryRequest,
  recoverRequest,
  recoveryAnswer,
  updateRecoveryRequest,
  type RecoveryAnswer,
} from './recovery.contract.ts';

export const recoveryHandlers = {
  /** POST /api/Members/Recover: the same response for everyone. */
  start: (answer: Answer<RecoveryAnswer> = { step: 'confirm' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover',
      contract: recoveryAnswer,
      requestContract: recoverRequest,
      status: 202,
      answer,
    }),

  /** POST /api/Members/Recover/Confirm: the code is correct. */
  confirm: (answer: Answer<RecoveryAnswer> = { step: 'update' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover/Confirm',
      contract: recoveryAnswer,
      requestContract: confirmRecoveryRequest,
      answer,
    }),

  /** POST /api/Members/Recover/Update: the password is replaced. */
  update: (answer: Answer<RecoveryAnswer> = { step: 'success' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover/Update',
      contract: recoveryAnswer,
      requestContract: updateRecoveryRequest,
      answer,
    }),
};
