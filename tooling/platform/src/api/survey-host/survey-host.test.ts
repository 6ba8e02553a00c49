import { surveyHostContract } from '@tableside/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApi, readTestPartners, TEST_SURVEY_HOST, type TestApi } from '../../testing/test-api.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let opened: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  api = createTestApi({ database: opened.database, partners: await readTestPartners() });
});
afterAll(() => opened.stop());

test('returns the URL of the forms without signing in', async () => {
  const response = await api.call('/api/SurveyHost');
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const body = surveyHostContract.surveyHostResponse.parse(await response.json());
  expect(body).toEqual({ url: TEST_SURVEY_HOST });
});
