import { fake, type FakeResponse } from '../../testing/fake-response.ts';
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
  pending: (response: FakeResponse<EmailChangeResponse> = { pending: null }) =>
    fake({ method: 'get', path, contract, response }),
  start: (
    response: FakeResponse<EmailChangeResponse> = ({ body }) => ({
      pending: { email: (body as { email: string }).email },
    }),
  ) =>
    fake({ method: 'post', path, contract, requestContract: startEmailChangeRequest, status: 202, response }),
  resend: (response: FakeResponse<EmailChangeResponse> = { pending: { email } }) =>
    fake({ method: 'post', path: `${path}/Codes`, contract, status: 202, response }),
  confirm: (response: FakeResponse<MemberResponse> = () => buildMemberBody({ email })) =>
    fake({
      method: 'post',
      path: `${path}/Confirm`,
      contract: memberResponse,
      requestContract: confirmEmailChangeRequest,
      response,
    }),
  cancel: (response: FakeResponse<EmailChangeResponse> = { pending: null }) =>
    fake({ method: 'delete', path, contract, response }),
};
