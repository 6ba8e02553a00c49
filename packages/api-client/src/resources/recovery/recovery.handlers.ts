import { fake, type Answer } from '../../testing/answer.ts';
import {
  confirmRecoveryRequest,
  recoverRequest,
  recoveryAnswer,
  updateRecoveryRequest,
  type RecoveryAnswer,
} from './recovery.contract.ts';

export const recoveryHandlers = {
  start: (answer: Answer<RecoveryAnswer> = { step: 'confirm' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover',
      contract: recoveryAnswer,
      requestContract: recoverRequest,
      status: 202,
      answer,
    }),

  confirm: (answer: Answer<RecoveryAnswer> = { step: 'update' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover/Confirm',
      contract: recoveryAnswer,
      requestContract: confirmRecoveryRequest,
      answer,
    }),

  update: (answer: Answer<RecoveryAnswer> = { step: 'success' }) =>
    fake({
      method: 'post',
      path: '/api/Members/Recover/Update',
      contract: recoveryAnswer,
      requestContract: updateRecoveryRequest,
      answer,
    }),
};
