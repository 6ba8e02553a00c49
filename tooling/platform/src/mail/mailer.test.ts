import type { PartnerSettings } from '@tableside/partner-config';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';

import { schema, type Database } from '../database/database.ts';
import { startMailReceiver, type MailReceiver } from '../testing/mail-receiver.ts';
import { readTestPartners, TEST_DAY } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { waitAfter } from './backoff.ts';
import { createMailer, passwordChangedMail, recoveryMail, sendBySmtp, type Mailer } from './index.ts';
import type { SendMail } from './mailer.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

test('delays grow from two seconds to a tenth of the mail’s lifetime, with jitter of up to a quarter', () => {
  const waits = (lifetimeMs: number, random: number) =>
    [1, 2, 3, 6, 7, 20].map((tries) => waitAfter(tries, lifetimeMs, random) / SECOND_MS);
  expect(waits(15 * MINUTE_MS, 0)).toEqual([2, 4, 8, 64, 90, 90]);
  expect(waits(24 * HOUR_MS, 0)).toEqual([2, 4, 8, 64, 128, 8640]);
  expect(waits(15 * MINUTE_MS, 1)).toEqual([1.5, 3, 6, 48, 67.5, 67.5]);
});

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let opened: TestDatabase;
  let partners: PartnerSettings[];
  let receiver: MailReceiver;
  let moment = TEST_DAY;
  let logged: unknown[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    partners = await readTestPartners();
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    receiver = await startMailReceiver();
    moment = TEST_DAY;
    logged = [];
    await opened.database.orm.delete(schema.outbox);
  });
  afterEach(() => receiver.stop());

  const mailerOf = ({
    send = sendBySmtp({ url: receiver.url, from: undefined, partners }),
    database = opened.database,
    keepsBodies = true,
  }: { send?: SendMail | undefined; database?: Database; keepsBodies?: boolean } = {}): Mailer => {
    const log = { warn: (...words: unknown[]) => void logged.push(words) };
    return createMailer({ database, now: () => moment, log, send, keepsBodies, random: () => 0 });
  };
  /** A mailer that sends nothing, such as that of a process that ended before it could. */
  const silentMailer = (options: { keepsBodies?: boolean } = {}) =>
    createMailer({
      database: opened.database,
      now: () => moment,
      log: { warn: () => {} },
      keepsBodies: options.keepsBodies ?? true,
    });
  const later = (ms: number) => void (moment = new Date(moment.getTime() + ms));
  const hilton = () => {
    const found = partners.find(({ id }) => id === 'hilton');
    if (!found) throw new Error('hilton is no partner');
    return found;
  };
  const rows = () => opened.database.orm.select().from(schema.outbox);

  test('AUT-10 a mail is sent in the name of the program, to its recipient only', async () => {
    const mailer = mailerOf();
    await mailer.writeMail(recoveryMail(hilton(), 'robin@example.com', '012345', 15 * MINUTE_MS));
    await mailer.settled();
    expect(receiver.received.map(({ to }) => to)).toEqual([['robin@example.com']]);
    const text = receiver.received[0]?.text ?? '';
    expect(text).toContain('From: Hilton Tables <no-reply@dining.hilton.example>');
    expect(text).toContain('Reply-To: concierge@dining.hilton.example');
    expect(text).toContain('Subject: Your Hilton Tables code');
    expect(text).toContain('Content-Type: text/plain');
    expect(text).toContain('012345');
    expect(text).toContain('1 (800) 555-0163');
    expect(await rows()).toMatchObject([{ sentAt: TEST_DAY, failure: null, partnerId: 'hilton' }]);
  });

  test('a configured sender applies to every program, and the body is deleted after sending if configured', async () => {
    const send = sendBySmtp({ url: receiver.url, from: 'mail@tableside.example', partners });
    const mailer = mailerOf({ send, keepsBodies: false });
    mailer.writeMailLater(passwordChangedMail(hilton(), 'robin@example.com'));
    await mailer.settled();
    expect(receiver.received[0]?.text).toContain('From: Hilton Tables <mail@tableside.example>');
    expect(await rows()).toMatchObject([{ body: '' }]);
  });

  const code = () => recoveryMail(hilton(), 'robin@example.com', '012345', 15 * MINUTE_MS);

  test('a rejected mail is retried after seconds, then less and less often; the log contains no recipient', async () => {
    const mailer = mailerOf();
    receiver.refuse('no such mailbox');
    await mailer.writeMail(code());
    await mailer.settled();
    expect(await rows()).toMatchObject([
      { sentAt: null, failure: expect.stringMatching(/no such mailbox/) as string },
    ]);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('robin');

    for (const [seconds, refusals] of [
      [1, 1],
      [1, 2],
      [3, 2],
      [1, 3],
    ] as const) {
      later(seconds * SECOND_MS);
      await mailer.sendWaiting();
      expect([moment, receiver.refusals()]).toEqual([moment, refusals]);
    }
    receiver.refuse(undefined);
    later(8 * SECOND_MS);
    await mailer.sendWaiting();
    expect(receiver.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sentAt: moment, failure: null, tries: 4 }]);
    later(HOUR_MS);
    await mailer.sendWaiting();
    expect(receiver.received).toHaveLength(1);
  });

  test('mail is delivered once a server is back', async () => {
    const { url } = receiver;
    await receiver.stop();
    const mailer = mailerOf();
    await mailer.writeMail(code());
    await mailer.settled();
    expect(JSON.stringify(logged)).toContain('ESOCKET');
    receiver = await startMailReceiver(Number(new URL(url).port));
    later(2 * SECOND_MS);
    await mailer.sendWaiting();
    expect(receiver.received).toHaveLength(1);
  });

  test('AUT-10 a mail is given up, and its body deleted, once its content has expired', async () => {
    const mailer = mailerOf({ keepsBodies: false });
    receiver.refuse('not now');
    await mailer.writeMail(code());
    await mailer.writeMail(passwordChangedMail(hilton(), 'robin@example.com'));
    await mailer.settled();
    later(15 * MINUTE_MS - SECOND_MS);
    await mailer.sendWaiting();
    expect(JSON.stringify(logged).match(/will not be retried/g)).toHaveLength(1);
    receiver.refuse(undefined);
    later(SECOND_MS);
    await mailer.purgeExpired();
    expect((await rows()).filter(({ body }) => body === '')).toHaveLength(1);
    later(5 * MINUTE_MS);
    await mailer.sendWaiting();
    expect(receiver.received.map(({ text }) => /^Subject: (.+)$/m.exec(text)?.[1])).toEqual([
      'Your Hilton Tables password was changed',
    ]);
  });

  test('a code that waited for a process until it expired is not sent', async () => {
    await silentMailer().writeMail(code());
    later(15 * MINUTE_MS);
    await mailerOf().sendWaiting();
    expect(receiver.received).toEqual([]);
  });

  test('several processes in parallel send each mail once', async () => {
    const writer = silentMailer();
    for (let number = 0; number < 25; number += 1) await writer.writeMail(code());
    await Promise.all(
      Array.from({ length: 4 }, () => mailerOf({ database: opened.another() }).sendWaiting()),
    );
    expect(receiver.received).toHaveLength(25);
    expect((await rows()).map(({ tries }) => tries)).toEqual(Array.from({ length: 25 }, () => 1));
  });

  test('a process’s unsent mail is sent by the next one: immediately, or after the timeout if it had started', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await silentMailer().writeMail(code());
    const mailer = mailerOf();
    const arrival = receiver.next();
    const stop = mailer.start();
    await arrival;
    await mailer.settled();

    const dying = mailerOf({ send: () => new Promise(() => {}) });
    await dying.writeMail(code());
    await vi.waitFor(async () => expect((await rows()).map(({ tries }) => tries)).toEqual([1, 1]));
    later(60 * SECOND_MS);
    await mailer.sendWaiting();
    expect(receiver.received).toHaveLength(1);
    later(60 * SECOND_MS);
    const second = receiver.next();
    vi.advanceTimersByTime(2 * SECOND_MS);
    await second;
    stop();
    await mailer.settled();
    expect(receiver.received).toHaveLength(2);
  });

  test('without a server mail is stored; after a month it is deleted', async () => {
    const mailer = silentMailer();
    await mailer.writeMail(code());
    await mailer.sendWaiting();
    expect(await rows()).toMatchObject([{ sentAt: null, failure: null, triedAt: null }]);
    later(31 * 24 * HOUR_MS);
    await mailer.purgeExpired();
    expect(await rows()).toEqual([]);
  });

  test('without a server no body that may contain a code is stored, and none is sent later', async () => {
    await silentMailer({ keepsBodies: false }).writeMail(code());
    expect((await rows()).map(({ body }) => body)).toEqual(['']);
    await mailerOf({ keepsBodies: false }).sendWaiting();
    expect(receiver.received).toEqual([]);
  });

  test('an address is one recipient, whatever it contains', async () => {
    const mailer = mailerOf();
    await mailer.writeMail({ ...recoveryMail(hilton(), 'a@example.com,b@example.com', '1', 15 * MINUTE_MS) });
    await mailer.settled();
    expect(receiver.received.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });
});
