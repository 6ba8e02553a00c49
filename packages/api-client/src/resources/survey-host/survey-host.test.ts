import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { problem, surveyHostHandlers } from '../../testing.ts';
import { fakeWire, watched } from '../../testing/wire.test.support.ts';
import { surveyHostQuery } from './survey-host.queries.ts';
import { getSurveyHost } from './survey-host.resource.ts';

const server = fakeWire();

test('returns the host of the forms to anyone', async () => {
  const { calls, response } = watched({ url: 'https://forms.example/' });
  server.use(surveyHostHandlers.url(response));
  expect(await getSurveyHost(createClient({ accessToken: () => 'access-1' }))).toBe('https://forms.example/');
  expect(calls[0]?.request.headers.get('Authorization')).toBeNull();
});

test('a failure keeps its status, and a response is cached for the whole visit', async () => {
  server.use(surveyHostHandlers.url(problem(500)));
  await expect(getSurveyHost(createClient())).rejects.toMatchObject({ status: 500 });
  expect(surveyHostQuery(createClient()).staleTime).toBe(Infinity);
});
