import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { dineSummaryHandlers, problem } from '../../testing.ts';
import { fakeWire, watched } from '../../testing/wire.test.support.ts';
import { getDineSummary } from './dine-summary.resource.ts';

const server = fakeWire();

test('API-18.a API-18.b SES-18.a sends the session’s token and returns two numbers', async () => {
  const { calls, response } = watched({ currentYearBenefits: 40.5, currentYearDines: 3 });
  server.use(dineSummaryHandlers.summary(response));
  const client = createClient({ accessToken: () => 'access-1' });
  expect(await getDineSummary(client)).toEqual({ earnedThisYear: 40.5, dinesThisYear: 3 });
  expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
});

test('API-18.a rejects with 401 without a session', async () => {
  server.use(dineSummaryHandlers.summary(problem(401)));
  await expect(getDineSummary(createClient())).rejects.toMatchObject({ status: 401 });
});
