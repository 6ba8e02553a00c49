import { claimFindingKinds, claimStates, dayOf, pictureErrors } from '@tableside/core';
import { HttpResponse } from 'msw/http';
import { expect, test } from 'vitest';

import { createClient } from '../../client/client.ts';
import { buildClaim, buildClaimBody, buildFindingBodies, claimHandlers, problem } from '../../testing.ts';
import { fakeWire, tokenSource, watched } from '../../testing/wire.test.support.ts';
import { claimRefusal } from './claims.contract.ts';
import {
  addClaimPicture,
  checkClaim,
  ClaimRefused,
  completeClaim,
  getClaims,
  pictureErrorOf,
  sendClaim,
} from './claims.resource.ts';

const server = fakeWire();
const client = createClient({ accessToken: () => 'access-1', antiForgery: tokenSource('token-1') });
const visit = {
  merchantId: '1',
  visitDate: dayOf('2026-06-01'),
  billCents: 4820,
  card: { lastFour: '1111' },
} as const;
const submission = { ...visit, pictureIds: ['p-1'], findingsSeen: ['recordFound'] } as const;
const file = new File(['receipt'], 'receipt.png', { type: 'image/png' });
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('CLM-04.a CLM-04.b CLM-04.c CLM-04.d what a look for a visit finds is parsed, each kind with its facts', async () => {
  const findings = Object.values(buildFindingBodies());
  expect(findings.map(({ kind }) => kind)).toEqual(claimFindingKinds);
  server.use(claimHandlers.check({ findings }));
  expect(await checkClaim(client, visit)).toEqual(findings);
});

test('CLM-04.f a claim is sent with the findings that were seen', async () => {
  const { calls, response } = watched({ claim: buildClaimBody(), isNew: true });
  server.use(claimHandlers.send(response));
  expect(await sendClaim(client, submission)).toEqual({ claim: buildClaim(), isNew: true });
  expect(calls[0]?.body).toEqual(submission);
  expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
});

test.each([
  { code: 'tooEarly', firstDay: '2026-06-11' },
  { code: 'tooLate', lastDay: '2026-07-31' },
  { code: 'tooManyOpen' },
  { code: 'pictureUnknown' },
  { code: 'findingsChanged', findings: [buildFindingBodies().recordFound] },
])('CLM-03.c CLM-04.f CLM-08.a a refused claim says why: $code', async (refusal) => {
  const refused = problem(400, refusal);
  expect(claimRefusal.safeParse(await refused.clone().json()).success).toBe(true);
  server.use(claimHandlers.send(refused));
  const error = await failureOf(sendClaim(client, submission));
  expect(error).toBeInstanceOf(ClaimRefused);
  expect(error).toMatchObject({ status: 400, code: refusal.code, refusal });
});

test.each([
  problem(400, { code: 'tooEarly' }),
  problem(400, { code: 'tooLate' }),
  problem(400, { code: 'findingsChanged' }),
  problem(400, { code: 'somethingNewer' }),
  problem(401),
])('CLM-04.f any other error of a claim stays as it is (%#)', async (response) => {
  server.use(claimHandlers.check(response));
  const error = await failureOf(checkClaim(client, visit));
  expect(error).not.toBeInstanceOf(ClaimRefused);
  expect(error).toMatchObject({ status: response.status });
});

test('CLM-06.d each state of a claim is parsed, with its reason', async () => {
  const bodies = claimStates.map((state) =>
    buildClaimBody({
      state,
      reason: 'goodwill',
      events: [{ at: '2026-06-12T15:00:00.000Z', by: 'operator', state, reason: 'goodwill' }],
    }),
  );
  server.use(claimHandlers.list(bodies));
  const claims = await getClaims(client);
  expect(claims.map(({ state, reason, events }) => [state, reason, events[0]?.reason])).toEqual(
    claimStates.map((state) => [state, 'goodwill', 'goodwill']),
  );
});

test('CLM-06.c CLM-06.d a claim has all its facts; a reason that is newer than the site is left out, and a claim that cannot be read', async () => {
  const claim = buildClaimBody({ activeMerchant: false, transactionId: 'txn-1', pictureCount: 2 });
  server.use(
    claimHandlers.list(
      HttpResponse.json([{ ...claim, reason: 'weather' }, { ...claim, state: 'lost' }, null]),
    ),
  );
  const { activeMerchant: hasMerchantPage, ...facts } = claim;
  expect(await getClaims(client)).toEqual([{ ...facts, hasMerchantPage }]);
});

test('CLM-06.c a list that is none is unreadable', async () => {
  server.use(claimHandlers.list(HttpResponse.json({ claims: [] })));
  await expect(getClaims(client)).rejects.toMatchObject({ code: 'unreadable' });
});

test('CLM-06.e what a claim needs is sent to it', async () => {
  const { calls, response } = watched(buildClaimBody({ pictureCount: 1 }));
  server.use(claimHandlers.complete(response));
  const { pictureCount } = await completeClaim(client, { reference: 'K7M4XP', pictureIds: ['p-1'] });
  expect(pictureCount).toBe(1);
  expect(calls[0]?.params).toMatchObject({ reference: 'K7M4XP' });
});

test('CLM-05.a a picture is sent as it is, with its own type', async () => {
  const { calls, response } = watched({ pictureId: 'p-1' });
  server.use(claimHandlers.addPicture(response));
  expect(await addClaimPicture(client, { file })).toBe('p-1');
  const [call] = calls;
  expect(call?.request.headers.get('Content-Type')).toBe('image/png');
  expect(call?.request.headers.get('X-XSRF-TOKEN')).toBe('token-1');
  expect(await call?.request.text()).toBe('receipt');
});

test('CLM-05.d while a picture is sent its share is reported', async () => {
  const shares: number[] = [];
  const { calls, response } = watched({ pictureId: 'p-1' });
  server.use(claimHandlers.addPicture(response));
  expect(await addClaimPicture(client, { file, onProgress: (share) => shares.push(share) })).toBe('p-1');
  expect(shares.at(-1)).toBe(1);
  expect(calls[0]?.request.headers.get('Content-Type')).toBe('image/png');
  expect(calls[0]?.request.headers.get('Authorization')).toBe('Bearer access-1');
});

test('CLM-05.d a picture that is sent with progress can be stopped, and fails like any call', async () => {
  const onProgress = () => undefined;
  const stop = new AbortController();
  server.use(
    claimHandlers.addPicture(() => {
      stop.abort();
      return new Promise(() => undefined);
    }),
  );
  await expect(addClaimPicture(client, { file, onProgress, signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  await expect(addClaimPicture(client, { file, onProgress, signal: stop.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  server.use(claimHandlers.addPicture(HttpResponse.error()));
  await expect(addClaimPicture(client, { file, onProgress })).rejects.toMatchObject({ code: 'network' });
  server.use(claimHandlers.addPicture(new HttpResponse(null, { status: 204 })));
  await expect(addClaimPicture(client, { file, onProgress })).rejects.toMatchObject({ code: 'unreadable' });
});

test.each(pictureErrors)('CLM-05.e a picture that is refused says why: %s', async (code) => {
  server.use(claimHandlers.addPicture(problem(400, { code })));
  expect(pictureErrorOf(await failureOf(addClaimPicture(client, { file })))).toBe(code);
  expect(
    pictureErrorOf(await failureOf(addClaimPicture(client, { file, onProgress: () => undefined }))),
  ).toBe(code);
});

test('CLM-05.e any other failure of a picture has no such code', async () => {
  server.use(claimHandlers.addPicture(problem(500)));
  expect(pictureErrorOf(await failureOf(addClaimPicture(client, { file })))).toBeUndefined();
  expect(pictureErrorOf(new Error('x'))).toBeUndefined();
});
