import { fake, type Answer } from '../../testing/answer.ts';
import { buildMemberBody } from '../member/member.handlers.ts';
import { memberAnswer, type MemberAnswer } from '../member/member.contract.ts';
import {
  confirmEmailChangeRequest,
  emailChangeAnswer,
  startEmailChangeRequest,
  type EmailChangeAnswer,
} from './email-change.contract.ts';

const path = '/api/Member/EmailChange';
const contract = emailChangeAnswer;
const email = 'robin@new.example';

export const emailChangeHandlers = {
  pending: (answer: Answer<EmailChangeAnswer> = { pending: null }) =>
    fake({ method: 'get', path, contract, answer }),
  start: (
    answer: Answer<EmailChangeAnswer> = ({ body }) => ({
      pending: { email: (body as { email: string }).email },
    }),
  ) =>
    fake({ method: 'post', path, contract, requestContract: startEmailChangeRequest, status: 202, answer }),
  resend: (answer: Answer<EmailChangeAnswer> = { pending: { email } }) =>
    fake({ method: 'post', path: `${path}/Codes`, contract, status: 202, answer }),
  confirm: (answer: Answer<MemberAnswer> = () => buildMemberBody({ email })) =>
    fake({
      method: 'post',
      path: `${path}/Confirm`,
      contract: memberAnswer,
      requestContract: confirmEmailChangeRequest,
      answer,
    }),
  cancel: (answer: Answer<EmailChangeAnswer> = { pending: null }) =>
    fake({ method: 'delete', path, contract, answer }),
};
