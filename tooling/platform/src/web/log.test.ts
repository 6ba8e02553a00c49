import { DrizzleQueryError } from 'drizzle-orm/errors';
import fc from 'fast-check';
import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';

import { maskInValue } from './card-numbers.ts';
import { createLog } from './log.ts';

const SECRET = 'robin@example.com';

function serverError(code: string, message: string): DatabaseError {
  const error = new DatabaseError(message, message.length, 'error');
  return Object.assign(error, {
    severity: 'ERROR',
    code,
    constraint: 'members_email',
    detail: `Key (email)=(${SECRET}) already exists.`,
    where: `unnamed portal parameter $1 = '${SECRET}'`,
    hint: SECRET,
    internalQuery: SECRET,
  });
}
const failedQuery = (cause: Error) =>
  new DrizzleQueryError('select 1 from members where email = $1', [SECRET], cause);

const written = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  write(createLog('trace', { write: (line) => void lines.push(line) }));
  return lines.join('');
};

test('a failed query is logged without its values, wherever the error is', () => {
  const error = failedQuery(serverError('23505', `a message with ${SECRET}`));
  const wrapped = new Error('joining failed', { cause: error });
  Object.assign(wrapped, { form: { email: SECRET } });
  for (const write of [
    (log) => log.error(error),
    (log) => log.error({ err: error }),
    (log) => log.warn({ error, attempt: 2 }, 'again'),
    (log) => log.fatal(wrapped, 'joining'),
    (log) => log.child({ partner: 'hilton' }).error({ cause: wrapped }, 'failed: %o', error),
  ] satisfies ((log: ReturnType<typeof createLog>) => void)[]) {
    const text = written(write);
    expect(text).toContain('select 1 from members where email = $1');
    expect(text).toContain('"code":"23505"');
    expect(text).toContain('"constraint":"members_email"');
    expect(text).toContain('log.test.ts');
    expect(text).not.toContain('robin');
  }
});

test('the server’s own state is logged with its original message', () => {
  const logged = (error: Error) => written((log) => log.error({ err: error }, 'request failed'));
  expect(logged(failedQuery(serverError('57014', 'canceling statement due to statement timeout')))).toContain(
    'canceling statement due to statement timeout',
  );
  expect(logged(failedQuery(new Error('timeout exceeded when trying to connect')))).toContain(
    'timeout exceeded when trying to connect',
  );
  expect(logged(serverError('22P02', `invalid input syntax for type integer: "${SECRET}"`))).not.toContain(
    'robin',
  );
  expect(logged(new TypeError('x is not a function'))).toContain('x is not a function');
});

test('CRD-02.b card numbers are masked in every field, whatever is around them', () => {
  const character = fc.constantFrom(...'0123456789- .,:"\\\n\u2014\uFF14ax');
  const part = fc.oneof(
    fc.constantFrom(
      '4111111111111111',
      '4111 1111 1111 1111',
      '5555-5555-5555-4444',
      '\uFF14111111111111111',
    ),
    fc.string({ unit: character, maxLength: 20 }),
  );
  const value = fc.oneof(
    fc.array(part, { maxLength: 4 }).map((parts) => parts.join('')),
    fc.maxSafeInteger(),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('note', 'path', 'ms'), value), (fields) => {
      const { level, time, ...loggedFields } = JSON.parse(
        written((log) => log.info({ ...fields }, 'answered')),
      ) as {
        level: number;
        time: number;
      };
      expect([level, typeof time]).toEqual([30, 'number']);
      expect(loggedFields).toEqual(maskInValue({ ...fields, msg: 'answered' }));
    }),
    { numRuns: 2000 },
  );
  const line = written((log) => log.info({ data: { 'card 4111 1111 1111 1111': 1 } }, 'answered'));
  expect(line).toContain('"data":{"card [card number]":1}');
});

test('secrets and personal data are removed from every line, at any depth', () => {
  const names = ['email', 'password', 'token', 'csrfToken', 'Cookie', 'authorization', 'X-XSRF-TOKEN'];
  for (const name of names)
    for (const fields of [
      { [name]: SECRET },
      { data: { [name]: SECRET } },
      { requests: [{ [name]: SECRET, path: '/' }] },
    ]) {
      const line = written((log) => log.child({ partner: 'hilton' }).info(fields, 'something'));
      expect(line).not.toContain('robin');
      expect(JSON.parse(line)).toMatchObject({ partner: 'hilton', msg: 'something' });
      expect(line).toContain(`"${name}":"[removed]"`);
    }
  expect(written((log) => log.child({ token: SECRET }).info('something'))).not.toContain('robin');
  expect(written((log) => log.info({ req: { headers: { 'X-Other': SECRET } } }))).toContain(
    '"headers":"[removed]"',
  );
});
