import { fake, type FakeResponse } from '../../testing/answer.ts';
import { buildMemberBody } from '../member/member.handlers.ts';
import { memberResponse, type MemberResponse } from '../member/member.contract.ts';
import {
  confirmEmailChangeRequest,
  emailChangeResponse,
  startEmailChangeRequest,
  type EmailChangeResponse,
} from './email-change.contract.ts';

const path = '/api/Member/EmailChange';
const contract = emailChangeResponse;
const email = 'robin@new.example';

export const emailChangeHandlers = {
  pending: (answer: FakeResponse<EmailChangeResponse> = { pending: null }) =>
    fake({ method: 'get', path, contract, answer }),
  start: (
    answer: FakeResponse<EmailChangeResponse> = ({ body }) => ({
      pending: { email: (body as { email: string }).email },
    }),
  ) =>
    fake({ method: 'post', path, contract, requestContract: startEmailChangeRequest, status: 202, answer }),
  resend: (answer: FakeResponse<EmailChangeResponse> = { pending: { email } }) =>
    fake({ method: 'post', path: `${path}/Codes`, contract, status: 202, answer }),
  confirm: (answer: FakeResponse<MemberResponse> = () => buildMemberBody({ email })) =>
    fake({
      method: 'post',
      path: `${path}/Confirm`,
      contract: memberResponse,
      requestContract: confirmEmailChangeRequest,
      answer,
    }),
  cancel: (answer: FakeResponse<EmailChangeResponse> = { pending: null }) =>
    fake({ method: 'delete', path, contract, answer }),
};
