import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import {
  codeResponse,
  erasureResponse,
  erasureTermsResponse,
  memberDataResponse,
  proof,
  type CodeResponse,
  type ErasureResponse,
  type ErasureTermsResponse,
  type MemberDataResponse,
} from './member-data.contract.ts';

const data: MemberDataResponse = {
  program: 'Sample Dining',
  createdAt: '2026-06-15T12:00:00.000Z',
  about: 'All that we keep about you.',
  tables: { members: [{ publicId: 'member-1', email: 'robin@example.com' }] },
  notGiven: { members: ['passwordHash'] },
};

export const memberDataHandlers = {
  code: (response: FakeResponse<CodeResponse> = { isMailed: true }) =>
    fake({ method: 'post', path: '/api/Member/Data/Code', contract: codeResponse, response }),

  download: (response: FakeResponse<MemberDataResponse> = data) =>
    fake({
      method: 'post',
      path: '/api/Member/Data',
      contract: memberDataResponse,
      requestContract: proof,
      response,
    }),

  terms: (response: FakeResponse<ErasureTermsResponse> = { days: 7 }) =>
    fake({ method: 'get', path: '/api/Member/Erasure', contract: erasureTermsResponse, response }),

  erase: (response: FakeResponse<ErasureResponse> = { eraseAfter: '2026-06-22T12:00:00.000Z' }) =>
    fake({
      method: 'post',
      path: '/api/Member/Erasure',
      contract: erasureResponse,
      requestContract: proof,
      response,
    }),
};
