import type { PartnerSettings } from '@tableside/partner-config';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { readTestPartners, TEST_DAY } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createMailer, passwordChangedMail, recoveryMail, sendBySmtp, type Mailer } from './index.ts';

interface Received {
  readonly to: string[];
  readonly text: string;
}

/** A real mail server that keeps what it takes; it may be told to refuse. */
async function startReceiver() {
  const received: Received[] = [];
  let refusal: string | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(refusal ? new Error(`${refusal} <${address.address}>`) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    received,
    url: `smtp://127.0.0.1:${port}`,
    refuse: (words: string | undefined) => void (refusal = words),
    stop: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const HOUR_MS = 3_600_000;

describe.each(databaseKinds)('the outbox on %s', (kind) => {
  let opened: TestDatabase;
  let partners: PartnerSettings[];
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let moment = TEST_DAY;
  let logged: unknown[] = [];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    partners = await readTestPartners();
  });
  afterAll(() => opened.stop());
  beforeEach(async () => {
    receiver = await startReceiver();
    moment = TEST_DAY;
    logged = [];
    await opened.database.orm.delete(schema.outbox);
  });
  afterEach(() => receiver.stop());

  const mailerOf = (options: { isSending?: boolean; keepsBodies?: boolean; from?: string } = {}): Mailer => {
    const { isSending = true, keepsBodies = true, from } = options;
    return createMailer({
      database: opened.database,
      now: () => moment,
      log: { warn: (...words: unknown[]) => void logged.push(words) },
      send: isSending ? sendBySmtp({ url: receiver.url, from, partners }) : undefined,
      keepsBodies,
    });
  };
  const hilton = () => {
    const found = partners.find(({ id }) => id === 'hilton');
    if (!found) throw new Error('hilton is no partner');
    return found;
  };
  const rows = () => opened.database.orm.select().from(schema.outbox);

  test('AUT-10 a mail reaches a mail server in the name of the program, and only its recipient', async () => {
    const mailer = mailerOf();
    await mailer.writeMail(recoveryMail(hilton(), 'robin@example.com', '012345'));
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

  test('a sender that is set is the address of every program, and a sent text is forgotten where that is wanted', async () => {
    const mailer = mailerOf({ from: 'mail@tableside.example', keepsBodies: false });
    mailer.writeMailLater(passwordChangedMail(hilton(), 'robin@example.com'));
    await mailer.settled();
    expect(receiver.received[0]?.text).toContain('From: Hilton Tables <mail@tableside.example>');
    expect(await rows()).toMatchObject([{ body: '' }]);
  });

  test('a server that refuses is tried again for a day, then never; the log names no recipient', async () => {
    const mailer = mailerOf();
    receiver.refuse('no such mailbox');
    await mailer.writeMail(recoveryMail(hilton(), 'robin@example.com', '1'));
    await mailer.settled();
    expect(await rows()).toMatchObject([
      { sentAt: null, failure: expect.stringMatching(/no such mailbox/) as string },
    ]);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('robin');

    moment = new Date(TEST_DAY.getTime() + 25 * HOUR_MS);
    receiver.refuse(undefined);
    await mailer.sendWaiting();
    expect(receiver.received).toEqual([]);
    moment = new Date(TEST_DAY.getTime() + 23 * HOUR_MS);
    await mailer.sendWaiting();
    expect(receiver.received).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sentAt: moment, failure: null }]);
    moment = new Date(TEST_DAY.getTime() + 23.5 * HOUR_MS);
    await mailer.sendWaiting();
    expect(receiver.received).toHaveLength(1);
  });

  test('several processes that try at once send a mail once', async () => {
    await mailerOf({ isSending: false }).writeMail(recoveryMail(hilton(), 'robin@example.com', '1'));
    await Promise.all(Array.from({ length: 4 }, () => mailerOf().sendWaiting()));
    expect(receiver.received).toHaveLength(1);
  });

  test('without a server mail is kept; what is a month old is forgotten', async () => {
    const mailer = mailerOf({ isSending: false });
    await mailer.writeMail(recoveryMail(hilton(), 'robin@example.com', '1'));
    await mailer.sendWaiting();
    expect(await rows()).toMatchObject([{ sentAt: null, failure: null, triedAt: null }]);
    moment = new Date(TEST_DAY.getTime() + 31 * 24 * HOUR_MS);
    await mailer.sendWaiting();
    expect(await rows()).toEqual([]);
  });

  test('the text of a mail that will not be sent any more is not kept where it may hold a code', async () => {
    const bodies = async () => (await rows()).map(({ body }) => body);
    const mail = recoveryMail(hilton(), 'robin@example.com', '012345');
    const nowhere = mailerOf({ isSending: false, keepsBodies: false });
    await nowhere.writeMail(mail);
    expect(await bodies()).toEqual(['']);

    const mailer = mailerOf({ keepsBodies: false });
    await mailer.sendWaiting();
    expect(receiver.received).toEqual([]);
    receiver.refuse('no such mailbox');
    await mailer.writeMail(mail);
    await mailer.settled();
    expect((await bodies()).filter((body) => body.includes('012345'))).toHaveLength(1);
    moment = new Date(TEST_DAY.getTime() + 25 * HOUR_MS);
    await mailer.sendWaiting();
    expect(await bodies()).toEqual(['', '']);
  });

  test('an address is one recipient, whatever it looks like', async () => {
    const mailer = mailerOf();
    await mailer.writeMail({ ...recoveryMail(hilton(), 'a@example.com,b@example.com', '1') });
    await mailer.settled();
    expect(receiver.received.flatMap(({ to }) => to)).not.toContain('b@example.com');
  });
});
