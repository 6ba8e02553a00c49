import { currencyOf, dayOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';
import { TestClock } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { schema } from '../database/database.ts';
import { startJobQueue, type JobQueue } from '../jobs/index.ts';
import { startMailReceiver, type MailReceiver } from '../testing/mail-receiver.ts';
import { readTestPartners, TEST_DAY, TEST_SECRET } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  accountClosedMail,
  claimDecidedMail,
  claimReceivedMail,
  createMailer,
  passwordChangedMail,
  recoveryMail,
  sendBySmtp,
  type Mailer,
} from './index.ts';
import type { SendMail } from './mailer.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

test.each([
  ['american', 'miles'],
  ['hilton', 'points'],
  ['choice', 'eats points'],
  ['southwest', 'flight dollars'],
])('CFG-03.c CON-36 the mail about a closed account at %s speaks of its %s', async (id, currencies) => {
  const partner = (await readTestPartners()).find((one) => one.id === id)!;
  expect(accountClosedMail(partner, 'ann@example.com').body).toContain(`no longer earn ${currencies}.`);
});

test('CLM-06.b every program with claims confirms them in its own name, with the reference, visit and support', async () => {
  const partners = (await readTestPartners()).filter(({ hasVisitClaims }) => hasVisitClaims);
  expect(partners.length).toBeGreaterThan(1);
  for (const partner of partners) {
    const mail = claimReceivedMail(partner, 'ann@example.com', {
      reference: 'K7M4XP',
      merchantName: 'Basil Wharf',
      visitDate: dayOf('2026-06-01'),
      billCents: 4820,
    });
    expect(mail).toMatchObject({ partnerId: partner.id, to: 'ann@example.com' });
    expect(mail.subject).toBe('We’ve got your report K7M4XP');
    for (const text of ['Basil Wharf', 'Monday, June 1, 2026', '$48.20', 'K7M4XP', partner.siteUrl])
      expect(mail.body).toContain(text);
    expect(mail.body).toContain(partner.customerSupport.phone.formatted);
    expect(mail.body.trimEnd().endsWith(`${partner.programName}\n${partner.siteUrl}`)).toBe(true);
  }
});

const decided = [
  ['credited', 'goodwill', 'credited the visit anyway', 'under your activity'],
  ['needsMore', 'receiptMissing', 'We need a receipt', 'add a clear picture of the whole receipt'],
  ['declined', 'notInProgramThen', 'wasn’t in', 'call or write to us'],
] as const;

test.each(decided)(
  'CLM-07.e CON-36 the mail about a %s claim says state, reason and next step in each program',
  async (state, reason, why, next) => {
    const claim = {
      reference: 'K7M4XP',
      merchantName: 'Basil Wharf',
      visitDate: dayOf('2026-06-01'),
      billCents: 4820,
    };
    for (const partner of (await readTestPartners()).filter(({ hasVisitClaims }) => hasVisitClaims)) {
      const rewardHundredths = state === 'credited' ? 120_050 : undefined;
      const mail = claimDecidedMail(partner, 'ann@example.com', claim, { state, reason, rewardHundredths });
      expect(mail.subject).toContain('K7M4XP');
      for (const text of ['Basil Wharf', '$48.20', why, next, partner.programName, partner.siteUrl])
        expect([partner.id, mail.body]).toEqual([partner.id, expect.stringContaining(text)]);
      expect(mail.body).toContain(partner.customerSupport.phone.formatted);
      const { isMoney, plural } = currencyOf(partner);
      const reward = isMoney ? `$1,200.50 in ${plural}` : `1,200.5 ${plural}`;
      expect([partner.id, mail.body.includes(reward)]).toEqual([partner.id, state === 'credited']);
    }
  },
);

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let opened: TestDatabase;
  let queue: JobQueue;
  let partners: PartnerSettings[];
  let receiver: MailReceiver;
  let moment = TEST_DAY;
  let logged: unknown[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    queue = await startJobQueue({ database: opened.database, log: { warn: () => {} } });
    partners = await readTestPartners();
  });
  afterAll(async () => {
    await queue.stop();
    await opened.stop();
  });
  beforeEach(async () => {
    receiver = await startMailReceiver();
    moment = TEST_DAY;
    logged = [];
    await opened.database.orm.delete(schema.outbox);
    await queue.deleteAllJobs('mail');
  });
  afterEach(() => receiver.stop());

  const mailerOf = ({
    send = sendBySmtp({ url: receiver.url, from: undefined, partners, secret: TEST_SECRET }),
    sending = queue,
    retainsBodies = true,
  }: { send?: SendMail; sending?: JobQueue; retainsBodies?: boolean } = {}): Mailer => {
    const log = { warn: (...words: unknown[]) => void logged.push(words) };
    const delivery = { send, queue: sending };
    return createMailer({ database: opened.database, now: () => moment, log, delivery, retainsBodies });
  };
  const silentMailer = (options: { retainsBodies?: boolean } = {}) =>
    createMailer({
      database: opened.database,
      now: () => moment,
      log: { warn: () => {} },
      retainsBodies: options.retainsBodies ?? true,
    });
  const later = (ms: number) => void (moment = new Date(moment.getTime() + ms));
  const hilton = () => {
    const found = partners.find(({ id }) => id === 'hilton');
    if (!found) throw new Error('hilton is no partner');
    return found;
  };
  const rows = () => opened.database.orm.select().from(schema.outbox);

  const code = () => recoveryMail(hilton(), 'robin@example.com', '012345', 15 * MINUTE_MS);

  test('AUT-10.a a mail is sent in the name of the program, to its recipient only', async () => {
    const mailer = mailerOf();
    await mailer.writeMail(recoveryMail(hilton(), 'robin@example.com', '012345', 15 * MINUTE_MS));
    await mailer.sendWaiting();
    expect(receiver.received.map(({ to }) => to)).toEqual([['robin@example.com']]);
    const text = receiver.received[0]?.text ?? '';
    expect(text).toContain('From: Hilton Tables <no-reply@dining.hilton.example>');
    expect(text).toContain('Reply-To: concierge@dining.hilton.example');
    expect(text).toContain('Subject: Your Hilton Tables code');
    expect(text).toContain('Content-Type: multipart/alternative');
    expect(text.match(/Content-Type: text\/\w+/g)).toEqual([
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
    expect(text).toContain('012345');
    expect(text).toContain('1 (800) 555-0163');
    expect(await rows()).toMatchObject([{ sentAt: TEST_DAY, failure: null, partnerId: 'hilton' }]);
  });

  test('a configured sender applies to every program, and the body is deleted after sending if configured', async () => {
    const send = sendBySmtp({
      url: receiver.url,
      from: 'mail@tableside.example',
      partners,
      secret: TEST_SECRET,
    });
    const mailer = mailerOf({ send, retainsBodies: false });
    mailer.writeMailLater(passwordChangedMail(hilton(), 'robin@example.com'));
    await mailer.settled();
    await mailer.sendWaiting();
    expect(receiver.received[0]?.text).toContain('From: Hilton Tables <mail@tableside.example>');
    expect(await rows()).toMatchObject([{ body: '' }]);
  });

  test('a mail and its job are stored together; the job has no address and no text', async () => {
    const mailer = mailerOf();
    vi.spyOn(queue, 'insert').mockRejectedValueOnce(new Error('no room'));
    await expect(mailer.writeMail(code())).rejects.toThrow('no room');
    expect(await rows()).toEqual([]);

    await mailer.writeMail(code());
    const [{ id } = expect.fail()] = await rows();
    expect((await queue.findJobs('mail')).map(({ data }) => data)).toEqual([{ mail: id }]);
  });

  test('a rejected mail stays in the outbox with the reason; log and job contain no recipient', async () => {
    const mailer = mailerOf();
    receiver.refuse('no such mailbox');
    await mailer.writeMail(code());
    await mailer.sendWaiting();
    expect(await rows()).toMatchObject([
      { sentAt: null, failure: expect.stringMatching(/no such mailbox/) as string, tries: 1 },
    ]);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify([logged, await queue.findJobs('mail')])).not.toContain('robin');
  });

  test('a code that waited for a process until it expired is not sent', async () => {
    const mailer = mailerOf();
    await mailer.writeMail(code());
    later(15 * MINUTE_MS);
    await mailer.sendWaiting();
    expect(receiver.received).toEqual([]);
    expect(JSON.stringify(logged)).toContain('expired');
  });

  test('several processes in parallel send each mail once', async () => {
    const writer = mailerOf();
    for (let number = 0; number < 25; number += 1) await writer.writeMail(code());
    const others = await Promise.all(
      Array.from({ length: 4 }, () => startJobQueue({ database: opened.another(), log: { warn: () => {} } })),
    );
    await Promise.all(others.map((sending) => mailerOf({ sending }).sendWaiting()));
    await Promise.all(others.map((other) => other.stop()));
    expect(receiver.received).toHaveLength(25);
    expect((await rows()).map(({ tries }) => tries)).toEqual(Array.from({ length: 25 }, () => 1));
  });

  test('a process’s unsent mail is sent by the next one', async () => {
    await mailerOf().writeMail(code());
    const arrival = receiver.next();
    await mailerOf().start();
    await arrival;
    await queue.offWork('mail');
    expect(receiver.received).toHaveLength(1);
  });

  test('mail without a job, such as that of an older version, gets one after minutes, and only one', async () => {
    await silentMailer().writeMail(code());
    const mailer = mailerOf();
    const addAndSend = async () => {
      await mailer.addMissingJobs();
      await mailer.sendWaiting();
      return receiver.received.length;
    };
    later(2 * MINUTE_MS);
    expect(await addAndSend()).toBe(0);
    later(MINUTE_MS);
    await Promise.all([mailer.addMissingJobs(), mailerOf().addMissingJobs()]);
    expect(await queue.findJobs('mail')).toHaveLength(1);
    expect(await addAndSend()).toBe(1);
    later(3 * MINUTE_MS);
    expect(await addAndSend()).toBe(1);
  });

  test('without a server mail is stored', async () => {
    const mailer = silentMailer();
    await mailer.writeMail(code());
    await mailer.sendWaiting();
    expect(await rows()).toMatchObject([{ sentAt: null, failure: null, triedAt: null }]);
  });

  test('without a server no body that may contain a code is stored, and none is sent later', async () => {
    await silentMailer({ retainsBodies: false }).writeMail(code());
    expect((await rows()).map(({ body }) => body)).toEqual(['']);
    await mailerOf({ retainsBodies: false }).sendWaiting();
    expect(receiver.received).toEqual([]);
  });

  test('a process without a server deletes the text that another one has stored once the mail expires, not earlier', async () => {
    const areDeleted = async () => (await rows()).map(({ body }) => body === '');
    await mailerOf({ retainsBodies: false }).writeMail(code());
    const cleaner = silentMailer({ retainsBodies: false });
    later(14 * MINUTE_MS);
    await cleaner.purgeExpired();
    expect(await areDeleted()).toEqual([false]);
    later(MINUTE_MS);
    await cleaner.purgeExpired();
    expect(await areDeleted()).toEqual([true]);
  });

  test('an address is one recipient, whatever it contains', async () => {
    const mailer = mailerOf();
    await mailer.writeMail({ ...recoveryMail(hilton(), 'a@example.com,b@example.com', '1', 15 * MINUTE_MS) });
    await mailer.sendWaiting();
    expect(receiver.received.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });
});

describe('the queue of mail', () => {
  let opened: TestDatabase;
  let queue: JobQueue;
  let clock: TestClock;
  let receiver: MailReceiver;
  let hilton: PartnerSettings;
  let logged: unknown[];
  beforeAll(async () => {
    opened = await openTestDatabase('pglite');
    hilton = (await readTestPartners()).find(({ id }) => id === 'hilton') ?? expect.fail();
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    clock = new TestClock(TEST_DAY);
    queue = await startJobQueue({ database: opened.database, log: { warn: () => {} }, clock });
    await opened.database.orm.delete(schema.outbox);
    await queue.deleteAllJobs('mail');
    receiver = await startMailReceiver();
    logged = [];
  });
  afterEach(async () => {
    await queue.stop();
    await receiver.stop();
  });

  const mailerOf = (
    send: SendMail = sendBySmtp({
      url: receiver.url,
      from: undefined,
      partners: [hilton],
      secret: TEST_SECRET,
    }),
  ) =>
    createMailer({
      database: opened.database,
      now: () => new Date(clock.now()),
      log: { warn: (...words: unknown[]) => void logged.push(words) },
      delivery: { send, queue },
      retainsBodies: false,
    });
  const code = () => recoveryMail(hilton, 'robin@example.com', '012345', 15 * MINUTE_MS);
  const later = (ms: number) => clock.setTime(clock.now() + ms);
  const subjects = () => receiver.received.map(({ text }) => /^Subject: (.+)$/m.exec(text)?.[1]);

  test('written mail leaves at once, not when the queue is looked at next', async () => {
    const mailer = mailerOf();
    await mailer.start();
    // This clock stands still, so only a notification can wake the worker.
    for (const number of [1, 2, 3]) {
      const arrival = receiver.next();
      await mailer.writeMail(code());
      await arrival;
      expect(receiver.received).toHaveLength(number);
    }
  });

  test('a rejected mail is retried after two to four seconds, then less often, at the most after a tenth of its lifetime', async () => {
    const mailer = mailerOf();
    receiver.refuse('not now');
    await mailer.writeMail(code());
    await mailer.sendWaiting();
    for (const [shortest, longest] of [
      [2, 4],
      [4, 8],
      [8, 16],
      [16, 32],
      [32, 64],
      [64, 90],
      [90, 90],
      [90, 90],
    ] as const) {
      const refusals = receiver.refusals();
      await later(shortest * SECOND_MS - 1);
      await mailer.sendWaiting();
      expect(receiver.refusals()).toBe(refusals);
      await later((longest - shortest) * SECOND_MS + 1);
      await mailer.sendWaiting();
      expect(receiver.refusals()).toBe(refusals + 1);
    }
    receiver.refuse(undefined);
    await later(90 * SECOND_MS);
    await mailer.sendWaiting();
    expect(subjects()).toEqual(['Your Hilton Tables code']);
    expect(await opened.database.orm.select().from(schema.outbox)).toMatchObject([
      { sentAt: new Date(clock.now()), failure: null, tries: 10, body: '' },
    ]);
    await later(HOUR_MS);
    await mailer.sendWaiting();
    expect(subjects()).toHaveLength(1);
  });

  test('mail is delivered once a server is back', async () => {
    const { url } = receiver;
    await receiver.stop();
    const mailer = mailerOf();
    await mailer.writeMail(code());
    await mailer.sendWaiting();
    expect(JSON.stringify(logged)).toContain('ESOCKET');
    receiver = await startMailReceiver(Number(new URL(url).port));
    await later(4 * SECOND_MS);
    await mailer.sendWaiting();
    expect(subjects()).toHaveLength(1);
  });

  test('AUT-10.a a mail is given up, and its body deleted, once its content has expired', async () => {
    const mailer = mailerOf();
    receiver.refuse('not now');
    await mailer.writeMail(code());
    await mailer.writeMail(passwordChangedMail(hilton, 'robin@example.com'));
    await mailer.sendWaiting();
    await later(15 * MINUTE_MS);
    receiver.refuse(undefined);
    await mailer.purgeExpired();
    const bodies = (await opened.database.orm.select().from(schema.outbox)).map(({ body }) => body);
    expect(bodies.filter((body) => body === '')).toHaveLength(1);
    await mailer.sendWaiting();
    expect(JSON.stringify(logged).match(/expired before it could be sent/g)).toHaveLength(1);
    expect(subjects()).toEqual(['Your Hilton Tables password was changed']);
  });

  test('the mail of a process that ended while it was sending is sent by another after two minutes', async () => {
    const dying = mailerOf(() => new Promise(() => {}));
    await dying.writeMail(code());
    void dying.sendWaiting();
    const mailer = mailerOf();
    await vi.waitFor(async () =>
      expect(await opened.database.orm.select().from(schema.outbox)).toMatchObject([{ tries: 1 }]),
    );
    const checkAfter = async (ms: number) => {
      await later(ms);
      await queue.supervise('mail');
      await later(4 * SECOND_MS);
      await mailer.sendWaiting();
      return subjects().length;
    };
    expect(await checkAfter(110 * SECOND_MS)).toBe(0);
    expect(await checkAfter(60 * SECOND_MS)).toBe(1);
  });
});
