import { buildMember, buildSessionBody } from '@tableside/api-client/testing';
import { describe, expect, test } from 'vitest';

import { place } from './session.fixture.ts';
import {
  initialState,
  sessionReducer,
  type LiveState,
  type SessionEffect,
  type SessionEvent,
  type SessionFacts,
} from './session-reducer.ts';
import { sidOf } from './stored-expiry.ts';

type Phase = LiveState['phase'];

const NOW = Date.UTC(2026, 4, 1, 12);
const LENGTH = 900_000;
const expiry = { sid: sidOf('access-1'), deadline: NOW + 60_000 };
const facts: SessionFacts = { now: NOW, stored: expiry, isOver: false, isShared: true, canSignIn: true };

const member = buildMember();
const response = { member, session: buildSessionBody({ accessToken: 'access-1', remainingMs: LENGTH }) };
const another = {
  member: buildMember({ publicId: 'member-of-another' }),
  session: buildSessionBody({ accessToken: 'access-2', remainingMs: LENGTH }),
};
const known = {
  publicId: 'P1',
  interfaceType: 'known',
  isActive: true,
  hasWebProfile: false,
  tier: 1,
} as const;
const session = {
  member,
  token: 'access-1',
  expiry,
  lengthMs: LENGTH,
  respondedAt: NOW,
  isReadOnly: false,
  isRecorded: true,
};

const resolving = initialState([place('/search')]);
const settled = { ...resolving, pendingPages: [] };
const states: Readonly<Record<Phase, LiveState>> = {
  resolving,
  visitor: { ...settled, phase: 'visitor' },
  requestFailed: { ...settled, phase: 'requestFailed' },
  member: { ...settled, phase: 'member', session },
  revalidating: { ...settled, phase: 'revalidating', session },
  leaving: { ...settled, phase: 'leaving' },
  replaced: { ...settled, phase: 'replaced' },
};

const later = { ...expiry, deadline: expiry.deadline + 1 };
const events = {
  'nobody found': { type: 'nobodyFound' },
  requestFailed: { type: 'requestFailed' },
  responded: { type: 'responded', response },
  'responded for another': { type: 'responded', response: another },
  refused: { type: 'refused' },
  unauthorized: { type: 'unauthorized' },
  recognized: { type: 'recognized', known, epoch: 0 },
  'recognized before the end': { type: 'recognized', known, epoch: -1 },
  'moved on': { type: 'moved', place: place('/earn') },
  'moved by query': { type: 'moved', place: place('/search?query=soup') },
  'moved to sign out': { type: 'moved', place: place('/SignOut') },
  used: { type: 'used' },
  recorded: { type: 'recorded', isRecorded: false },
  'prolonged elsewhere': { type: 'prolongedElsewhere', ...later },
  'prolonged by nothing': { type: 'prolongedElsewhere', ...expiry },
  'prolonged past belief': { type: 'prolongedElsewhere', ...expiry, deadline: NOW + 92 * 86_400_000 },
  'begun elsewhere': { type: 'prolongedElsewhere', ...expiry, sid: 'another' },
  'ended elsewhere': { type: 'endedElsewhere' },
  invalidated: { type: 'invalidated' },
  warned: { type: 'warned', isDue: true },
  expired: { type: 'expired' },
  restored: { type: 'restored' },
  'signed out': { type: 'signedOut' },
  'emulation ended': { type: 'emulationEnded' },
} as const satisfies Record<string, SessionEvent>;

const end = 'stopWatch forgetFetched clearMember clearSigns announceEnd signOut:thisTab';
const toExpired = ' savePage:/search navigate:/SignOut:expired';
const endOnce = `stopWatch forgetFetched clearMember clearSigns announceEnd signOut:oneTab${toExpired}`;
const follow = 'stopWatch forgetFetched clearMember clearSigns signOut:otherTab navigate:/SignOut:ended';
const goToLogin = 'stopWatch savePage:/search forgetFetched navigate:/login';
const goToLoginEnded = `${goToLogin}:expired`;
const revalidate = 'forgetFetched fetchMember';
const all = 'resolving visitor requestFailed member revalidating leaving';

/**
 * An event, the phases in which it has an effect, the next phase ("same" if unchanged), and the resulting
 * effects.
 */
const table: readonly (readonly [keyof typeof events, string, Phase | 'same', string])[] = [
  ['nobody found', 'resolving', 'visitor', 'savePage:/search'],
  ['requestFailed', 'resolving', 'requestFailed', 'savePage:/search'],
  ['responded', 'resolving member revalidating', 'member', 'record watch'],
  ['responded', 'visitor requestFailed leaving', 'member', 'record watch renewAntiForgery'],
  [
    'responded for another',
    'resolving visitor requestFailed leaving',
    'member',
    'record watch renewAntiForgery',
  ],
  ['responded for another', 'member revalidating', 'replaced', 'stopWatch forgetFetched clearMember'],
  ['refused', 'resolving', 'visitor', 'clearSigns savePage:/search'],
  ['refused', 'visitor requestFailed', 'visitor', 'clearSigns'],
  ['refused', 'leaving', 'same', 'clearSigns'],
  ['refused', 'member revalidating', 'leaving', `clearSigns ${goToLoginEnded}`],
  ['unauthorized', 'visitor requestFailed', 'leaving', goToLogin],
  ['unauthorized', 'member revalidating', 'leaving', goToLoginEnded],
  ['unauthorized', 'resolving', 'leaving', goToLogin.replace('save', 'savePage:/search save')],
  ['recognized', 'resolving', 'visitor', 'savePage:/search'],
  ['recognized', 'visitor requestFailed', 'same', ''],
  ['moved on', 'resolving', 'same', ''],
  ['moved on', 'revalidating', 'same', 'fetchMember'],
  ['moved on', 'visitor leaving', 'visitor', 'savePage:/earn'],
  ['moved on', 'requestFailed', 'requestFailed', 'savePage:/earn fetchMember'],
  ['moved on', 'member', 'member', 'arriveAt:/earn fetchMember'],
  ['moved by query', 'resolving', 'same', ''],
  ['moved by query', 'revalidating', 'same', 'fetchMember'],
  ['moved by query', 'visitor leaving', 'visitor', 'savePage:/search?query=soup'],
  ['moved by query', 'requestFailed', 'requestFailed', 'savePage:/search?query=soup fetchMember'],
  ['moved by query', 'member', 'member', 'arriveAt:/search?query=soup'],
  ['moved to sign out', 'resolving', 'same', ''],
  ['moved to sign out', 'revalidating', 'same', 'fetchMember'],
  ['moved to sign out', 'visitor leaving', 'visitor', 'savePage:/SignOut'],
  ['moved to sign out', 'requestFailed', 'requestFailed', 'savePage:/SignOut fetchMember'],
  ['moved to sign out', 'member', 'member', 'arriveAt:/SignOut'],
  ['used', 'member revalidating', 'member', 'record watch'],
  ['recorded', 'member revalidating', 'same', ''],
  ['prolonged elsewhere', 'member revalidating', 'member', 'watch'],
  ['prolonged elsewhere', 'resolving visitor requestFailed leaving', 'same', 'fetchMember'],
  ['prolonged by nothing', 'resolving visitor requestFailed leaving', 'same', 'fetchMember'],
  ['begun elsewhere', all, 'same', 'fetchMember'],
  ['ended elsewhere', 'requestFailed', 'visitor', ''],
  ['ended elsewhere', 'member revalidating', 'leaving', follow],
  ['invalidated', 'member', 'revalidating', 'forgetFetched'],
  ['warned', 'member', 'member', ''],
  ['expired', 'member revalidating', 'leaving', endOnce],
  ['restored', all, 'same', 'checkClocks'],
  ['signed out', all, 'visitor', end],
  ['emulation ended', all, 'leaving', `${end} navigate:/SignOut`],
];

const describeEffect = (effect: SessionEffect): string => {
  if ('place' in effect) return `${effect.type}:${effect.place.pathname}${effect.place.search}`;
  if ('path' in effect) return [effect.type, effect.path, effect.state].filter(Boolean).join(':');
  return 'by' in effect ? `${effect.type}:${effect.by}` : effect.type;
};
const outcome = (state: LiveState, event: SessionEvent, changed: Partial<SessionFacts> = {}) => {
  const [next, effects] = sessionReducer(state, event, { ...facts, ...changed });
  return { next, effects, done: effects.map(describeEffect).join(' ') };
};

describe.each(Object.keys(states) as Phase[])('SES-11 SES-12.a SES-12.b SES-13.a SES-13.b in %s', (phase) => {
  test.each(Object.keys(events) as (keyof typeof events)[])('%s', (name) => {
    const { next, done } = outcome(states[phase], events[name]);
    const row = table.find(([event, phases]) => event === name && phases.split(' ').includes(phase));
    if (!row) {
      expect(next).toEqual(states[phase]);
      expect(done).toBe('');
      return;
    }
    const [, , phaseAfter, effects] = row;
    expect([next.phase, done]).toEqual([phaseAfter === 'same' ? phase : phaseAfter, effects]);
    expect(next.session !== undefined).toBe(next.phase === 'member' || next.phase === 'revalidating');
  });
});

describe('browser events', () => {
  const at = (path: string, phase: Phase): LiveState => ({ ...states[phase], here: place(path) });
  const ended: LiveState = { ...states.visitor, hasEnded: true };
  const noRecord = { stored: undefined };
  const longer = { stored: { ...expiry, deadline: NOW + 120_000 } };
  const other = { stored: { ...longer.stored, sid: 'another' } };
  const nowhere = (phase: Phase): LiveState => ({ ...states[phase], here: undefined });
  const unrecorded: LiveState = { ...states.member, session: { ...session, isRecorded: false } };

  test.each<[string, LiveState, keyof typeof events, Partial<SessionFacts>, Phase, string]>([
    ['401 once it must be over', states.member, 'unauthorized', { isOver: true }, 'leaving', endOnce],
    [
      'a refusal once it must be over',
      states.revalidating,
      'refused',
      { isOver: true },
      'leaving',
      `clearSigns ${endOnce}`,
    ],
    ['401 where nobody can sign in', states.visitor, 'unauthorized', { canSignIn: false }, 'visitor', ''],
    [
      '401 to a visitor on the login page',
      at('/login', 'visitor'),
      'unauthorized',
      {},
      'visitor',
      'stopWatch savePage:/login',
    ],
    [
      '401 to a member on the login page',
      at('/login', 'member'),
      'unauthorized',
      {},
      'visitor',
      'stopWatch savePage:/login forgetFetched',
    ],
    [
      'no page is kept where nobody can sign in',
      states.resolving,
      'nobody found',
      { canSignIn: false },
      'visitor',
      '',
    ],
    ['an end that another tab moved, unheard', states.member, 'expired', longer, 'member', 'watch'],
    [
      'an end that was moved into the past',
      states.member,
      'expired',
      { ...longer, now: NOW + 120_000 },
      'leaving',
      endOnce,
    ],
    [
      'SES-25.a the end, once another session was recorded',
      states.member,
      'expired',
      other,
      'revalidating',
      revalidate,
    ],
    ['SES-25.a a return to it', states.member, 'restored', other, 'revalidating', revalidate],
    ['SES-25.a 401 then', states.member, 'unauthorized', other, 'revalidating', revalidate],
    ['401, where storage is blocked', unrecorded, 'unauthorized', other, 'leaving', goToLoginEnded],
    [
      'an end past belief',
      states.member,
      'expired',
      { stored: { ...expiry, deadline: NOW + 92 * 86_400_000 } },
      'leaving',
      endOnce,
    ],
    [
      'the end, where another tab has called',
      states.member,
      'expired',
      noRecord,
      'leaving',
      endOnce.replace('oneTab', 'otherTab'),
    ],
    ['the end, where storage is blocked', unrecorded, 'expired', noRecord, 'leaving', endOnce],
    [
      'SES-26.a a return after another tab has signed out',
      states.member,
      'restored',
      noRecord,
      'leaving',
      follow,
    ],
    ['a return, where storage is blocked', unrecorded, 'restored', noRecord, 'member', 'checkClocks'],
    [
      'the end on its own page',
      at('/SignOut', 'member'),
      'expired',
      {},
      'visitor',
      endOnce.replace(toExpired, ''),
    ],
    ['a second sign-out', ended, 'signed out', {}, 'visitor', ''],
    ['a sign-out after one in another tab', states.member, 'signed out', noRecord, 'visitor', end],
    [
      'an exit before any page is known',
      nowhere('member'),
      'emulation ended',
      {},
      'leaving',
      `${end} navigate:/SignOut`,
    ],
    [
      '401 before any page is known',
      nowhere('visitor'),
      'unauthorized',
      {},
      'leaving',
      goToLogin.replace('savePage:/search ', ''),
    ],
    ['a member’s first page', nowhere('member'), 'moved on', {}, 'member', 'arriveAt:/earn fetchMember'],
    ['an exit after the sign-out', ended, 'emulation ended', {}, 'leaving', 'navigate:/SignOut'],
    [
      'a sign-out of a session of this tab alone',
      states.member,
      'signed out',
      { isShared: false },
      'visitor',
      end.replace('announceEnd ', ''),
    ],
    [
      'an answer about a session of this tab alone',
      states.member,
      'responded',
      { isShared: false },
      'member',
      'watch',
    ],
    [
      'an answer about a session that is not recorded',
      states.resolving,
      'responded',
      noRecord,
      'member',
      'record watch renewAntiForgery',
    ],
    [
      'another query within a minute',
      states.member,
      'moved by query',
      { now: NOW + 60_000 },
      'member',
      'arriveAt:/search?query=soup',
    ],
    [
      'another query after a minute',
      states.member,
      'moved by query',
      { now: NOW + 60_001 },
      'member',
      'arriveAt:/search?query=soup fetchMember',
    ],
    [
      'the page of the end after a minute',
      at('/SignOut', 'member'),
      'moved to sign out',
      { now: NOW + 60_001 },
      'member',
      'arriveAt:/SignOut',
    ],
  ])('%s', (_what, state, name, changed, phase, effects) => {
    const { next, done } = outcome(state, events[name], changed);
    expect([next.phase, done]).toEqual([phase, effects]);
  });
});

describe('the stored response', () => {
  test('AUT-04.b the session lasts as long after its last use as the server reported', () => {
    const { next, effects } = outcome(resolving, { type: 'responded', response });
    const deadline = NOW + LENGTH;
    expect(next.session).toEqual({ ...session, expiry: { ...expiry, deadline }, isRecorded: false });
    expect(effects).toEqual([
      { type: 'record', expiry: { ...expiry, deadline } },
      { type: 'watch', deadline },
    ]);
    const used = outcome(next, events.used, { now: NOW + 1_000 });
    expect(used.next.session?.expiry.deadline).toBe(deadline + 1_000);
  });

  test('another token is another session, with another anti-forgery token', () => {
    const other = { ...response, session: { ...response.session, accessToken: 'access-2' } };
    const { next, done } = outcome(states.member, { type: 'responded', response: other });
    expect(done).toBe('record watch renewAntiForgery');
    expect(next.session).toMatchObject({ token: 'access-2', expiry: { sid: sidOf('access-2') } });
  });

  test('another token is another session, even if another tab has already recorded it', () => {
    const other = { ...response, session: { ...response.session, accessToken: 'access-2' } };
    const stored = { ...expiry, sid: sidOf('access-2') };
    const { done } = outcome(states.member, { type: 'responded', response: other }, { stored });
    expect(done).toBe('record watch renewAntiForgery');
  });

  test('AUT-04.b a session used in another tab ends as late here, and is the same session', () => {
    const { next, effects } = outcome(states.member, events['prolonged elsewhere'], { now: NOW + 5 });
    expect(next.session).toEqual({ ...session, expiry: later, respondedAt: NOW + 5 });
    expect(effects).toEqual([{ type: 'watch', deadline: later.deadline }]);
  });

  test('SES-09 a warning survives a response, and is removed with the member', () => {
    const warned = outcome(states.member, events.warned).next;
    expect(warned.isWarned).toBe(true);
    expect(outcome(warned, events.warned).next).toBe(warned);
    expect(outcome(warned, events.responded).next.isWarned).toBe(true);
    expect(outcome(warned, { type: 'warned', isDue: false }).next.isWarned).toBe(false);
    for (const name of ['invalidated', 'expired', 'unauthorized', 'signed out'] as const)
      expect(outcome(warned, events[name]).next.isWarned).toBe(false);
  });

  test('whether the expiry could be recorded is kept with the session', () => {
    const { next } = outcome(states.member, events.recorded);
    expect(next.session).toEqual({ ...session, isRecorded: false });
  });

  test('each end invalidates pending requests, and a new session can end again', () => {
    for (const name of ['expired', 'unauthorized', 'signed out', 'ended elsewhere'] as const)
      expect(outcome(states.member, events[name]).next.epoch).toBe(1);
    const ended = outcome(states.member, events['signed out']).next;
    expect(outcome(ended, events['signed out']).done).toBe('');
    const again = outcome(ended, events.responded).next;
    expect(outcome(again, events['signed out']).done).toBe(end);
  });

  test('AUT-08.a locations are held until the session is known, and a member’s are not stored', () => {
    const waiting = outcome(resolving, events['moved on']).next;
    expect(outcome(waiting, events['nobody found']).done).toBe('savePage:/search savePage:/earn');
    const revalidating = outcome(states.revalidating, events['moved on']).next;
    for (const name of ['responded', 'used', 'prolonged elsewhere'] as const)
      expect(outcome(revalidating, events[name]).next.pendingPages).toEqual([]);
  });
});

test('SES-01.a a known visitor stays known until a session begins or ends', () => {
  const recognized = outcome(states.visitor, events.recognized).next;
  expect(recognized.known).toEqual(known);
  expect(outcome(recognized, events['moved on']).next.known).toEqual(known);
  for (const name of ['responded', 'unauthorized', 'signed out', 'ended elsewhere'] as const)
    expect(outcome(recognized, events[name]).next.known).toBeUndefined();
});
