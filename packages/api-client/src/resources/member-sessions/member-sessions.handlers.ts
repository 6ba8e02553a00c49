import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { sessionsResponse, type SessionsResponse } from './member-sessions.contract.ts';

type Body = SessionsResponse['sessions'][number];

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
const onlyThis: SessionsResponse = { sessions: [own] };

export const memberSessionHandlers = {
  list: (response: FakeResponse<SessionsResponse> = { sessions: [own, buildListedSession()] }) =>
    fake({ method: 'get', path: '/api/Member/Sessions', contract: sessionsResponse, response }),

  end: (response: FakeResponse<SessionsResponse> = onlyThis) =>
    fake({ method: 'delete', path: '/api/Member/Sessions/:id', contract: sessionsResponse, response }),

  endOthers: (response: FakeResponse<SessionsResponse> = onlyThis) =>
    fake({ method: 'delete', path: '/api/Member/Sessions', contract: sessionsResponse, response }),
};
