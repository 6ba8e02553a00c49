import { fake, type Answer } from '../../testing/answer.ts';
import { sessionsAnswer, type SessionsAnswer } from './member-sessions.contract.ts';

type Body = SessionsAnswer['sessions'][number];

export const buildListedSession = (overrides: Partial<Body> = {}): Body => ({
  id: 'session-1',
  browser: 'Firefox',
  device: 'windows',
  begunAt: '2026-06-14T12:00:00.000Z',
  lastUsedAt: '2026-06-15T11:30:00.000Z',
  isThis: false,
  ...overrides,
});

const own = buildListedSession({ id: 'session-0', browser: 'Safari', device: 'iphone', isThis: true });
const onlyThis: SessionsAnswer = { sessions: [own] };

export const memberSessionHandlers = {
  list: (answer: Answer<SessionsAnswer> = { sessions: [own, buildListedSession()] }) =>
    fake({ method: 'get', path: '/api/Member/Sessions', contract: sessionsAnswer, answer }),

  end: (answer: Answer<SessionsAnswer> = onlyThis) =>
    fake({ method: 'delete', path: '/api/Member/Sessions/:id', contract: sessionsAnswer, answer }),

  endOthers: (answer: Answer<SessionsAnswer> = onlyThis) =>
    fake({ method: 'delete', path: '/api/Member/Sessions', contract: sessionsAnswer, answer }),
};
