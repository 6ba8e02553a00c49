import { createClient } from '@tableside/api-client';
import { buildMember } from '@tableside/api-client/testing';
import { anonymous, visitorOf } from '@tableside/core';
import { partnerWith } from '@tableside/partner-config/testing';
import { beforeEach, expect, test, vi } from 'vitest';

import { createSessionStore, type SessionStore } from '../session-store.ts';
import { createShownVisitor, type ShownVisitor } from './shown-visitor.ts';

const member = buildMember();
const who = { visitor: visitorOf(member), member };
const warning = { secondsLeft: () => 60 };
const known = { kind: 'known', publicId: 'P1', tier: 1 } as const;

let store: SessionStore;
let shown: ShownVisitor;
const heard = vi.fn();
const forget = vi.fn();
const onIdentified = vi.fn<(publicId: string | undefined) => void>();

beforeEach(() => {
  for (const mock of [heard, forget, onIdentified]) mock.mockClear();
  store = createSessionStore();
  shown = createShownVisitor(
    {
      client: createClient(),
      store,
      partner: partnerWith(),
      antiForgery: { renew: () => Promise.resolve('t') },
      now: () => 0,
      navigate: () => undefined,
      forget,
      onIdentified,
    },
    () => undefined,
  );
  store.subscribe(heard);
});

test('who is there is told once, the same again is no news', () => {
  shown.show(who, 3_600_000);
  shown.show({ ...who, member: { ...member } });
  shown.show(who, 3_600_000);
  expect(heard).toHaveBeenCalledOnce();
  expect(onIdentified.mock.calls).toEqual([[member.publicId]]);
  expect(store.get()).toMatchObject({ status: 'settled', ...who, serverOffsetMs: 3_600_000 });
  expect([shown.isMember(), shown.isResolving()]).toEqual([true, false]);
});

test('that nobody is there is news to guarded pages, which wait for it', () => {
  shown.showNobody();
  shown.showNobody();
  expect(heard).toHaveBeenCalledOnce();
  expect(store.get().guard).toBeDefined();
});

test('somebody else is news, and another server’s clock too', () => {
  shown.show({ visitor: known });
  shown.show({ visitor: known }, 5_000);
  shown.show({ visitor: { ...known, publicId: 'P2' } });
  shown.showNobody();
  expect(heard).toHaveBeenCalledTimes(4);
  expect(onIdentified.mock.calls.flat()).toEqual(['P1', 'P1', 'P2', undefined]);
  expect(store.get()).toMatchObject({ visitor: anonymous, serverOffsetMs: 5_000 });
});

test('what is hidden is forgotten, and the same member is news afterwards', () => {
  shown.show(who, 5_000);
  shown.hide();
  expect(shown.isResolving()).toBe(true);
  expect(forget).toHaveBeenCalledOnce();
  expect(store.get()).toEqual({ status: 'resolving', visitor: anonymous, serverOffsetMs: 5_000 });
  shown.show(who);
  expect(store.get()).toMatchObject({ status: 'settled', ...who });
});

test('SES-09 a warning stays while the member does, and goes with the member', () => {
  shown.show(who);
  shown.warn(warning);
  shown.show({ ...who, member: { ...member, firstName: 'Alex' } });
  expect(store.get().warning).toBe(warning);
  shown.show({ visitor: known });
  expect(store.get()).not.toHaveProperty('warning');
  shown.show(who);
  expect(store.get()).not.toHaveProperty('warning');
});

test('SES-09 a warning is told once, and so is its end; nobody but a member is warned', () => {
  shown.warn(warning);
  shown.warn(undefined);
  expect(heard).not.toHaveBeenCalled();
  shown.show(who);
  shown.warn(warning);
  shown.warn({ ...warning });
  expect(heard).toHaveBeenCalledTimes(2);
  expect(store.get()).toMatchObject({ ...who, warning });
  shown.warn(undefined);
  shown.warn(undefined);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(store.get()).not.toHaveProperty('warning');
});
