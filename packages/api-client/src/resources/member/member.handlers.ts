import type { KnownMember, Member } from '@tableside/core';

import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { merge, type Overrides } from '../../testing/merge.ts';
import { buildSessionBody } from '../sign-in/sign-in.handlers.ts';
import {
  activateResponse,
  activateRequest,
  knownMemberResponse,
  memberResponse,
  memberUpdateRequest,
  type ActivateResponse,
  type KnownMemberResponse,
  type MemberResponse,
} from './member.contract.ts';
import { toKnownMember, toMember } from './member.mapper.ts';

const memberBody: MemberResponse = {
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

const knownMemberBody: KnownMemberResponse = {
  publicId: 'known-1',
  interfaceType: 'known',
  active: false,
  hasWebProfile: false,
  tierLevel: 1,
};

export const buildMemberBody = (overrides: Overrides<MemberResponse> = {}): MemberResponse =>
  merge(memberBody, overrides);
export const buildMember = (overrides: Overrides<MemberResponse> = {}): Member =>
  toMember(buildMemberBody(overrides));

export const buildKnownMemberBody = (overrides: Partial<KnownMemberResponse> = {}): KnownMemberResponse => ({
  ...knownMemberBody,
  ...overrides,
});
export const buildKnownMember = (overrides: Partial<KnownMemberResponse> = {}): KnownMember =>
  toKnownMember(buildKnownMemberBody(overrides));

export const memberHandlers = {
  member: (response: FakeResponse<MemberResponse> = memberBody) =>
    fake({ method: 'get', path: '/api/Member', contract: memberResponse, response }),

  update: (response: FakeResponse<MemberResponse> = memberBody) =>
    fake({
      method: 'put',
      path: '/api/Member',
      contract: memberResponse,
      requestContract: memberUpdateRequest,
      response,
    }),

  known: (
    response: FakeResponse<KnownMemberResponse> = ({ params }) =>
      buildKnownMemberBody({ publicId: params['publicId'] ?? '' }),
  ) => fake({ method: 'get', path: '/api/Member/:publicId', contract: knownMemberResponse, response }),

  activate: (
    response: FakeResponse<ActivateResponse> = ({ body }) => ({
      publicId: (body as { publicId: string }).publicId,
      tierLevel: 2,
    }),
  ) =>
    fake({
      method: 'post',
      path: '/api/Member/Activate',
      contract: activateResponse,
      requestContract: activateRequest,
      response,
    }),
};
