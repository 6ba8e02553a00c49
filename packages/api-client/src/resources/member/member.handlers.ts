import type { KnownMember, Member } from '@tableside/core';

import { fake, type Answer } from '../../testing/answer.ts';
import { merge, type Overrides } from '../../testing/merge.ts';
import { buildSessionBody } from '../sign-in/sign-in.handlers.ts';
import {
  activateAnswer,
  activateRequest,
  knownMemberAnswer,
  memberAnswer,
  memberUpdateRequest,
  type ActivateAnswer,
  type KnownMemberAnswer,
  type MemberAnswer,
} from './member.contract.ts';
import { toKnownMember, toMember } from './member.mapper.ts';

const memberBody: MemberAnswer = {
  publicId: 'member-1',
  firstName: 'Robin',
  lastName: 'Ames',
  email: 'robin@example.com',
  emailOptIn: true,
  address: { address1: '12 Canal Street', address2: '', city: 'New York', state: 'NY', zipCode: '10013' },
  phoneNumber: '2125550142',
  smsOptIn: false,
  memberNumber: 'ABC123456789',
  familyId: null,
  memberType: 'EnrolledCardMember',
  tierLevel: 2,
  diningProgress: {
    status: 'Building',
    remainingDines: 7,
    dinesRequired: 12,
    remainingDollars: 320,
    dollarsRequired: 750,
    ytdMilesOrDollars: 1290,
  },
  activeBonuses: [],
  enrollmentSource: 'web',
  joinDate: '2026-02-03',
  mustJoin: false,
  emailUpdateRequired: false,
  session: buildSessionBody(),
};

const knownMemberBody: KnownMemberAnswer = {
  publicId: 'known-1',
  interfaceType: 'known',
  active: false,
  hasWebProfile: false,
  tierLevel: 1,
};

export const buildMemberBody = (overrides: Overrides<MemberAnswer> = {}): MemberAnswer =>
  merge(memberBody, overrides);
export const buildMember = (overrides: Overrides<MemberAnswer> = {}): Member =>
  toMember(buildMemberBody(overrides));

/** A known visitor of tier 1, who has not activated yet. */
export const buildKnownMemberBody = (overrides: Partial<KnownMemberAnswer> = {}): KnownMemberAnswer => ({
  ...knownMemberBody,
  ...overrides,
});
export const buildKnownMember = (overrides: Partial<KnownMemberAnswer> = {}): KnownMember =>
  toKnownMember(buildKnownMemberBody(overrides));

export const memberHandlers = {
  member: (answer: Answer<MemberAnswer> = memberBody) =>
    fake({ method: 'get', path: '/api/Member', contract: memberAnswer, answer }),

  update: (answer: Answer<MemberAnswer> = memberBody) =>
    fake({
      method: 'put',
      path: '/api/Member',
      contract: memberAnswer,
      requestContract: memberUpdateRequest,
      answer,
    }),

  known: (
    answer: Answer<KnownMemberAnswer> = ({ params }) =>
      buildKnownMemberBody({ publicId: params['publicId'] ?? '' }),
  ) => fake({ method: 'get', path: '/api/Member/:publicId', contract: knownMemberAnswer, answer }),

  activate: (
    answer: Answer<ActivateAnswer> = ({ body }) => ({
      publicId: (body as { publicId: string }).publicId,
      tierLevel: 2,
    }),
  ) =>
    fake({
      method: 'post',
      path: '/api/Member/Activate',
      contract: activateAnswer,
      requestContract: activateRequest,
      answer,
    }),
};
