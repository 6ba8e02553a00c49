import { HttpResponse } from 'msw/http';
import { describe, expect, test, vi } from 'vitest';

import { ApiError } from '../../client/api-error.ts';
import { createClient } from '../../client/client.ts';
import {
  buildKnownMemberBody,
  buildMemberBody,
  buildSessionBody,
  memberHandlers,
  problem,
} from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { memberResponse } from './member.contract.ts';
import { knownMemberQuery } from './member.queries.ts';
import { activateMember, getKnownMember, getMember, updateMember } from './member.resource.ts';

const server = fakeWire();
const onUnauthorized = vi.fn();
const client = createClient({
  antiForgery: tokenSource('token-1'),
  accessToken: () => 'access-1',
  onUnauthorized,
});

describe('the signed-in member', () => {
  test('API-04.a SES-05 ACC-11.a ACC-11.b returns the member in the product’s terms, with the session', async () => {
    const { calls, response } = watched(
      buildMemberBody({
        emailOptIn: false,
        smsOptIn: true,
        address: { address2: 'Floor 3' },
        memberNumber: null,
        familyId: 'family-7',
        tierLevel: 3,
        mustJoin: true,
        activeBonuses: [
          {
            code: 'NEW',
            bonusStatus: 'Eligible',
            createDateUtc: '2026-02-03T04:05:06Z',
            isNewMemberBonus: true,
            description: 'For the first dine',
            memberIsEligibleForNMB: false,
          },
          {
            code: 'OLD',
            bonusStatus: 'Enrolled',
            createDateUtc: '2026-03-04T05:06:07Z',
            isNewMemberBonus: false,
            description: 'For the next dine',
            memberIsEligibleForNMB: true,
          },
          {
            code: 'DONE',
            bonusStatus: 'Qualified',
            createDateUtc: '2026-04-05T06:07:08Z',
            isNewMemberBonus: false,
            description: '',
            memberIsEligibleForNMB: false,
          },
        ],
      }),
    );
    server.use(memberHandlers.member(response));
    const { member, session } = await getMember(client);
    expect(member).toEqual({
      publicId: 'member-1',
      firstName: 'Robin',
      lastName: 'Ames',
      email: 'robin@example.com',
      hasEmailOptIn: false,
      address: {
        address1: '12 Canal Street',
        address2: 'Floor 3',
        city: 'New York',
        state: 'NY',
        zipCode: '10013',
      },
      phoneNumber: '2125550142',
      hasSmsOptIn: true,
      familyId: 'family-7',
      memberType: 'EnrolledCardMember',
      tier: 3,
      diningProgress: {
        status: 'Building',
        remainingDines: 7,
        dinesRequired: 12,
        remainingDollars: 320,
        dollarsRequired: 750,
        earnedThisYear: 1290,
      },
      enrollmentSource: 'web',
      joinDate: '2026-02-03',
      mustJoin: true,
      mustUpdateEmail: false,
      activeBonuses: [
        {
          code: 'NEW',
          status: 'Eligible',
          createdAt: '2026-02-03T04:05:06Z',
          isNewMemberBonus: true,
          description: 'For the first dine',
          isEligibleForNewMemberBonus: false,
        },
        {
          code: 'OLD',
          status: 'Enrolled',
          createdAt: '2026-03-04T05:06:07Z',
          isNewMemberBonus: false,
          description: 'For the next dine',
          isEligibleForNewMemberBonus: true,
        },
        {
          code: 'DONE',
          status: 'Qualified',
          createdAt: '2026-04-05T06:07:08Z',
          isNewMemberBonus: false,
          description: '',
          isEligibleForNewMemberBonus: false,
        },
      ],
    });
    expect('memberNumber' in member).toBe(false);
    expect(session).toEqual(buildSessionBody());
    expect(calls).toHaveLength(1);
  });

  test('end, meals and terms of a bonus are read where they are told, and left out where they are odd', async () => {
    const bonus = {
      code: 'NEW',
      bonusStatus: 'Enrolled' as const,
      createDateUtc: '2026-02-03T04:05:06Z',
      isNewMemberBonus: false,
      description: '',
      memberIsEligibleForNMB: false,
    };
    const read = async (more: object) => {
      const body = { ...buildMemberBody(), activeBonuses: [{ ...bonus, ...more }] };
      server.use(memberHandlers.member(HttpResponse.json(body)));
      const [{ usableUntil, meals, terms } = {}] = (await getMember(client)).member.activeBonuses;
      return { usableUntil, meals, terms };
    };
    const whole = { usableUntil: '2026-12-20', mealsRequired: 3, mealsCompleted: 1, terms: 'Once.' };
    expect(await read(whole)).toEqual({
      usableUntil: '2026-12-20',
      meals: { completed: 1, required: 3 },
      terms: 'Once.',
    });
    expect((await read({ ...whole, mealsCompleted: 5 })).meals).toEqual({ completed: 3, required: 3 });
    const nothing = { usableUntil: undefined, meals: undefined, terms: undefined };
    for (const odd of [
      {},
      { usableUntil: 'soon', mealsRequired: 0, mealsCompleted: 0, terms: '' },
      { usableUntil: '2026-12-20T00:00:00Z', mealsRequired: 3, mealsCompleted: -1, terms: 7 },
      { usableUntil: null, mealsRequired: null, mealsCompleted: 1, terms: null },
    ])
      expect(await read(odd)).toEqual(nothing);
  });

  test('SES-05 every part of a member has its type and its name', () => {
    for (const memberType of ['ClosedAccountMember', 'EnrolledCardMember', 'NonCardMember'] as const) {
      for (const tierLevel of [0, 1, 2, 3] as const) {
        expect(memberResponse.safeParse(buildMemberBody({ memberType, tierLevel })).success).toBe(true);
      }
    }
    expect(memberResponse.safeParse({ ...buildMemberBody(), tierLevel: 4 }).success).toBe(false);
    expect(memberResponse.safeParse({ ...buildMemberBody(), memberType: 'Guest' }).success).toBe(false);
    expect(memberResponse.safeParse({ ...buildMemberBody(), diningProgress: null }).success).toBe(true);
  });

  test('API-04.b the caller handles 401, which is normal at load', async () => {
    server.use(memberHandlers.member(problem(401)));
    await expect(getMember(client)).rejects.toMatchObject({ status: 401, code: 'unauthorised' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('a response without JSON is unreadable', async () => {
    server.use(memberHandlers.member(new HttpResponse('<html>')));
    await expect(getMember(client)).rejects.toMatchObject({ status: 0, code: 'unreadable' });
  });

  test('an aborted request rejects with the reason', async () => {
    await expect(getMember(client, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('updating the member', () => {
  test('API-05.a API-28 SES-18.a SES-25.a puts the given data to the member’s path with both tokens, and returns member and session', async () => {
    const { calls, response } = watched(buildMemberBody({ firstName: 'Alex' }));
    server.use(memberHandlers.update(response));
    const { member, session } = await updateMember(client, { firstName: 'Alex', smsOptIn: true });
    expect(calls[0]?.request.method).toBe('PUT');
    expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/api/Member');
    expect(calls[0]?.body).toEqual({ firstName: 'Alex', smsOptIn: true });
    expect(calls[0]?.request.headers.get('X-XSRF-TOKEN')).toBe('token-1');
    expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
    expect([member.firstName, session.remainingMs]).toEqual(['Alex', 900_000]);
  });

  const errors = [
    { field: 'address.zipCode', message: 'Five digits.' },
    { field: 'phoneNumber', message: 'Ten digits.' },
  ];
  test.each([
    ['in a problem', problem(400, { errors })],
    ['alone', HttpResponse.json(errors, { status: 400 })],
  ])('API-05.b rejects with one error per field: an array %s', async (_how, response) => {
    server.use(memberHandlers.update(response));
    await expect(updateMember(client, { firstName: 'Alex' })).rejects.toMatchObject({
      status: 400,
      fields: errors,
    });
  });

  test('401 ends the session', async () => {
    server.use(memberHandlers.update(problem(401)));
    await expect(updateMember(client, { firstName: 'Alex' })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('known visitors', () => {
  test('API-06.a API-06.c SES-07 SES-17 sends the CSRF token and an encoded id', async () => {
    const { calls, response } = watched(
      buildKnownMemberBody({ publicId: 'a/b', interfaceType: 'sso', active: true, hasWebProfile: false }),
    );
    server.use(memberHandlers.known(response));
    expect(await getKnownMember(client, 'a/b')).toEqual({
      publicId: 'a/b',
      interfaceType: 'sso',
      isActive: true,
      hasWebProfile: false,
      tier: 1,
    });
    expect(new URL(calls[0]?.request.url ?? '').pathname).toBe('/api/Member/a%2Fb');
    expect(calls[0]?.request.headers.get('X-XSRF-TOKEN')).toBe('token-1');
    const lapsed = buildKnownMemberBody({ active: false, hasWebProfile: true, tierLevel: 2 });
    server.use(memberHandlers.known(lapsed));
    expect(await getKnownMember(client, 'a')).toMatchObject({
      isActive: false,
      hasWebProfile: true,
      tier: 2,
    });
  });

  test('SES-17 is not requested without a token', async () => {
    const { calls, response } = watched(buildKnownMemberBody());
    server.use(memberHandlers.known(response));
    const refusal = new ApiError({ status: 0, code: 'csrfUnavailable' });
    const required = () => Promise.reject(refusal);
    const bare = createClient({ antiForgery: { ...tokenSource(''), current: () => undefined, required } });
    await expect(getKnownMember(bare, 'known-1')).rejects.toBe(refusal);
    expect(calls).toHaveLength(0);
  });

  test('API-06.b an unknown visitor rejects with 404', async () => {
    server.use(memberHandlers.known(problem(404)));
    const { queryFn } = knownMemberQuery(client, 'nobody');
    await expect(
      (queryFn as (context: unknown) => Promise<unknown>)({ signal: undefined }),
    ).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('activation', () => {
  test('API-07 sends the public id and returns the new tier', async () => {
    const { calls, response } = watched({ publicId: 'p-1', tierLevel: 2 as const });
    server.use(memberHandlers.activate(response));
    expect(await activateMember(client, 'p-1')).toBe(2);
    expect(calls[0]?.body).toEqual({ publicId: 'p-1' });
    expect(calls[0]?.request.headers.get('X-XSRF-TOKEN')).toBe('token-1');
  });

  test('API-07 an unknown id rejects with the status', async () => {
    server.use(memberHandlers.activate(problem(404)));
    await expect(activateMember(client, 'p-1')).rejects.toMatchObject({ status: 404 });
  });
});
