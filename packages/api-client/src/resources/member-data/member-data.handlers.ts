import { fake, type Answer } from '../../testing/answer.ts';
import {
  codeAnswer,
  erasureAnswer,
  erasureTermsAnswer,
  memberDataAnswer,
  proof,
  type CodeAnswer,
  type ErasureAnswer,
  type ErasureTermsAnswer,
  type MemberDataAnswer,
} from './member-data.contract.ts';

const data: MemberDataAnswer = {
  program: 'Sample Dining',
  createdAt: '2026-06-15T12:00:00.000Z',
  about: 'All that we keep about you.',
  tables: { members: [{ publicId: 'member-1', email: 'robin@example.com' }] },
  notGiven: { members: ['passwordHash'] },
};

export const memberDataHandlers = {
  code: (answer: Answer<CodeAnswer> = { isMailed: true }) =>
    fake({ method: 'post', path: '/api/Member/Data/Code', contract: codeAnswer, answer }),

  download: (answer: Answer<MemberDataAnswer> = data) =>
    fake({
      method: 'post',
      path: '/api/Member/Data',
      contract: memberDataAnswer,
      requestContract: proof,
      answer,
    }),

  terms: (answer: Answer<ErasureTermsAnswer> = { days: 7 }) =>
    fake({ method: 'get', path: '/api/Member/Erasure', contract: erasureTermsAnswer, answer }),

  erase: (answer: Answer<ErasureAnswer> = { eraseAfter: '2026-06-22T12:00:00.000Z' }) =>
    fake({
      method: 'post',
      path: '/api/Member/Erasure',
      contract: erasureAnswer,
      requestContract: proof,
      answer,
    }),
};
