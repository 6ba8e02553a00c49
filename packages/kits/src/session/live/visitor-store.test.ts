import { buildMember } from '@tableside/api-client/testing';
import { anonymous, visitorOf } from '@tableside/core';
import { partnerWith } from '@tableside/partner-config/testing';
import { beforeEach, expect, test, vi } from 'vitest';

import { createSessionStore, type SessionStore } from '../session-store.ts';
import { initialState, type LiveState } from './session-reducer.ts';
import { createVisitorStore, shownState, type ShownState } from './visitor-store.ts';

const member = buildMember();
const signedIn: ShownState = { status: 'settled', visitor: visitorOf(member), member };
const nobody: ShownState = { status: 'settled', visitor: anonymous };
const hidden: ShownState = { status: 'resolving', visitor: anonymous };
const known = (publicId: string): ShownState => ({
  status: 'settled',
  visitor: { kind: 'known', publicId, tier: 1 },
});
const warning = { secondsLeft: () => 60 };

let store: SessionStore;
let show: ReturnType<typeof createVisitorStore>;
const heard = vi.fn();
const onIdentified = vi.fn<(publicId: string | undefined) => void>();

beforeEach(() => {
  for (const mock of [heard, onIdentified]) mock.mockClear();
  store = createSessionStore();
  show = createVisitorStore({ store, partner: partnerWith(), onIdentified }, () => '/earn');
  store.subscribe(heard);
});

test('a visitor is reported once, and an unchanged one not at all', () => {
  show(signedIn);
  show({ ...signedIn, member: { ...member } });
  expect(heard).toHaveBeenCalledOnce();
  expect(onIdentified.mock.calls).toEqual([[member.publicId]]);
  expect(store.get()).toMatchObject(signedIn);
  expect(store.get().guard?.({ pathname: '/login', search: '' })).toBe('/earn');
});

test('an anonymous visitor is reported to guarded pages, which wait for it', () => {
  show(nobody);
  show(nobody);
  expect(heard).toHaveBeenCalledOnce();
  expect(store.get().guard).toBeDefined();
});

test('another visitor is reported', () => {
  show(known('P1'));
  show(known('P2'));
  show(nobody);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(onIdentified.mock.calls.flat()).toEqual(['P1', 'P2', undefined]);
  expect(store.get()).toMatchObject({ visitor: anonymous });
});

test('a hidden session has no guard and identifies nobody; the same member is reported again afterwards', () => {
  show(signedIn);
  show(hidden);
  show(hidden);
  expect(store.get()).toEqual(hidden);
  expect(heard).toHaveBeenCalledTimes(2);
  show(signedIn);
  expect(store.get()).toMatchObject(signedIn);
  expect(onIdentified.mock.calls.flat()).toEqual([member.publicId, member.publicId]);
});

test('SES-09 a warning and its end are each reported once, without identifying the member again', () => {
  show(signedIn);
  const { guard } = store.get();
  show(signedIn, warning);
  show(signedIn, warning);
  expect(heard).toHaveBeenCalledTimes(2);
  expect(store.get()).toEqual({ ...signedIn, guard, warning });
  show(signedIn);
  show(signedIn);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(store.get()).not.toHaveProperty('warning');
  expect(onIdentified).toHaveBeenCalledOnce();
});

test('SES-09 a warning stays as long as the member', () => {
  show(signedIn, warning);
  show({ ...signedIn, member: { ...member, firstName: 'Alex' } }, warning);
  expect(store.get().warning).toBe(warning);
});

const session = {
  member,
  token: 'access-1',
  expiry: { sid: 'a', deadline: 1 },
  lengthMs: 1,
  respondedAt: 0,
  isReadOnly: false,
  isRecorded: true,
};
const knownMember = {
  publicId: 'P1',
  interfaceType: 'known',
  isActive: true,
  hasWebProfile: false,
  tier: 1,
} as const;

test.each<[LiveState['phase'], Partial<LiveState>, ShownState]>([
  ['resolving', {}, hidden],
  ['revalidating', { session }, hidden],
  ['leaving', { known: knownMember }, hidden],
  ['visitor', {}, nobody],
  ['requestFailed', { known: knownMember }, known('P1')],
  ['member', { session }, signedIn],
  ['replaced', {}, { ...hidden, isReplaced: true }],
])('SES-01.a what screens see while %s', (phase, changed, shown) => {
  expect(shownState({ ...initialState([]), ...changed, phase })).toEqual(shown);
});

test('SES-24.a screens see that a session is read-only', () => {
  const looking = {
    ...initialState([]),
    phase: 'member',
    session: { ...session, isReadOnly: true },
  } as const;
  expect(shownState(looking)).toEqual({ ...signedIn, isReadOnly: true });
});
