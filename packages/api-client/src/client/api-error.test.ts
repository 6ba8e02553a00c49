import { describe, expect, test } from 'vitest';

import { readApiError } from './api-error.ts';

const read = (body: BodyInit | null, init: ResponseInit = { status: 400 }) =>
  readApiError(new Response(body, init));

describe('error responses', () => {
  test('takes code, message, request id and fields from a problem', async () => {
    const body = {
      code: 'locked',
      message: 'Wait.',
      requestId: 'r-1',
      errors: [{ field: 'zip', code: 'minLength', limit: 5, message: 'Short.' }],
    };
    expect(await read(JSON.stringify(body), { status: 403 })).toMatchObject({
      status: 403,
      code: 'locked',
      message: 'Wait.',
      requestId: 'r-1',
      fields: [{ field: 'zip', code: 'minLength', limit: 5, message: 'Short.' }],
    });
  });

  test('reads a bare list of field errors and drops invalid entries', async () => {
    const list = [
      { field: 'zip', message: 'Short.' },
      { field: 1, message: 'x' },
      null,
      'text',
      { field: 'email' },
    ];
    expect((await read(JSON.stringify(list))).fields).toEqual([{ field: 'zip', message: 'Short.' }]);
  });

  test.each([
    ['60', 60],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    ['-1', undefined],
  ])('Retry-After "%s" is %s seconds', async (value, expected) => {
    const init = { status: 403, headers: { 'Retry-After': value } };
    expect((await read('{}', init)).retryAfterSeconds).toBe(expected);
  });

  test('the header’s request id takes precedence over the body’s', async () => {
    const init = { status: 500, headers: { 'X-Request-Id': 'of-header' } };
    expect((await read('{"requestId":"of-body"}', init)).requestId).toBe('of-header');
  });

  test.each([
    ['a page of a gateway', '<html><body>502</body></html>'],
    ['nothing', null],
    ['half a body', '{"code":"loc'],
    ['a number', '42'],
    ['null', 'null'],
    ['a wrong shape', '{"code":{"a":1},"errors":"none"}'],
    ['a very long body', `"${'x'.repeat(70_000)}"`],
  ])('%s still results in the status', async (_what, body) => {
    const error = await read(body, { status: 502 });
    expect(error).toMatchObject({ status: 502, code: undefined, fields: [] });
    expect(error.message).toBe('The call answered 502.');
  });
});
