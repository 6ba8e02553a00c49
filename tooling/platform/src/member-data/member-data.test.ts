import { and, eq, getTableColumns } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../database/database.ts';
import { createMailer } from '../mail/index.ts';
import { startJobQueue, type JobQueue } from '../jobs/index.ts';
import { readTestPartners, TEST_SECRET, TEST_DAY } from '../testing/test-api.ts';
import { databaseKinds, openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { addImpression, everythingIn, fillTables, personal } from '../testing/test-member-data.ts';
import { createVault } from '../vault/index.ts';
import { eraseDueMembers, exportMember } from './index.ts';
import { tableNameOf, tableNames, tableOf, tablePolicies } from './table-policies.ts';

const DAY_MS = 86_400_000;
const person = { partnerId: 'hilton', publicId: 'zqpublicid-of-the-erased', email: personal.email };
const another = { partnerId: 'hilton', publicId: 'another', email: 'another@example.org' };
const { members } = schema;

describe.each(databaseKinds)('the data of a member on %s', (kind) => {
  let opened: TestDatabase;
  let queue: JobQueue;
  let moment: Date;
  let sent: string[];
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    queue = await startJobQueue({ database: opened.database, log: { warn: () => {} }, worksOnJobs: false });
    await opened.database.orm.insert(members).values([person, another]);
    await fillTables(opened.database, person);
    await opened.database.orm
      .insert(schema.reviews)
      .values({ memberId: 'another', partnerId: 'hilton', transactionId: 't', formCode: 'f' });
  });
  afterAll(async () => {
    await queue.stop();
    await opened.stop();
  });
  beforeEach(() => {
    moment = TEST_DAY;
    sent = [];
  });

  const now = () => moment;
  const mailer = () =>
    createMailer({
      database: opened.database,
      now,
      log: { warn: () => {} },
      retainsBodies: false,
      delivery: { queue, send: async ({ to }) => void sent.push(to) },
    });
  const eraseDue = async (vault?: { forget: (tokens: readonly string[]) => Promise<void> }) => {
    const { database } = opened;
    const partners = await readTestPartners();
    const own = createVault({ database, secret: TEST_SECRET, now });
    await eraseDueMembers({ database, now, partners, mailer: mailer(), vault: vault ?? own });
  };
  const setErasing = (eraseAfter: Date | null) =>
    opened.database.orm.update(members).set({ eraseAfter }).where(eq(members.publicId, person.publicId));
  const isThere = async () =>
    (await opened.database.orm.select().from(members).where(eq(members.publicId, person.publicId))).length ===
    1;

  test('PRV-03.a PRV-03.c the download has the rows of every table with data of members, and names secrets without their values', async () => {
    const { tables, notGiven } = await exportMember(opened.database, person);
    const expected = tableNames.filter((name) => tablePolicies[name].member).map(tableNameOf);
    expect(Object.keys(tables)).toEqual(expected);
    expect(Object.entries(tables).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []))).toEqual([]);
    const text = JSON.stringify(tables);
    const { fingerprint, vaultToken, picture, ...given } = personal;
    for (const value of Object.values(given)) expect(text).toContain(value);
    expect(text).toContain(Buffer.from(picture).toString('base64'));
    const hidden = ['zqcode', 'zqsession', 'zqmessage', 'zqdevice', 'zqitem', 'Hello'];
    for (const secret of [fingerprint, vaultToken, ...hidden]) expect(text).not.toContain(secret);
    expect(notGiven).toMatchObject({ members: ['passwordHash', 'joinKeyHash', 'joinHash'] });
    for (const name of tableNames.filter((one) => tablePolicies[one].member)) {
      const [row = {}] = tables[tableNameOf(name)] ?? [];
      const named = [...Object.keys(row), ...(notGiven[tableNameOf(name)] ?? [])];
      expect(named.toSorted()).toEqual(Object.keys(getTableColumns(tableOf(name))).toSorted());
    }
    expect(text).not.toContain('another');
  });

  test('PRV-03.a the download of another member has none of this one’s rows, nor mail to an address that was this one’s', async () => {
    const { partnerId, publicId: memberId } = person;
    await opened.database.orm
      .insert(schema.outbox)
      .values({ partnerId, memberId, recipient: another.email, subject: 'Three', body: '' });
    const { tables } = await exportMember(opened.database, another);
    const own = Object.entries(tables).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []));
    expect(own).toEqual(['reviews', 'members']);
  });

  test('PRV-04.d a member whose time is not over, or who did not ask, is not erased', async () => {
    await eraseDue();
    await setErasing(new Date(TEST_DAY.getTime() + 1));
    await eraseDue();
    expect([await isThere(), sent]).toEqual([true, []]);
  });

  test('PRV-04.d a vault that fails is asked again by the next run, and until then the account is there', async () => {
    await setErasing(TEST_DAY);
    const forget = () => Promise.reject(new Error('no vault'));
    await expect(eraseDue({ forget })).rejects.toThrow('1 members could not be erased');
    expect(await isThere()).toBe(true);
  });

  test('PRV-04.d PRV-04.e PRV-04.g after erasing no column of any table has a value of the member, and the mail that says so leaves nothing', async () => {
    // The failed run has already deleted the first event.
    await addImpression(opened.database, person);
    const before = await everythingIn(opened.database);
    const values = [
      person.publicId,
      ...Object.values(personal).filter((value) => value !== personal.restaurant),
    ];
    const asHex = Buffer.from(personal.picture).toString('hex');
    const traces = (text: string) =>
      [...values, asHex].filter((value) => value !== personal.picture && text.includes(value));
    expect(traces(before)).toEqual([...values.filter((value) => value !== personal.picture), asHex]);
    await setErasing(TEST_DAY);
    await eraseDue();
    expect(traces(await everythingIn(opened.database))).toEqual([person.email]);
    await mailer().sendWaiting();
    expect(sent).toEqual([person.email]);
    const after = await everythingIn(opened.database);
    expect(traces(after)).toEqual([]);
    expect(after.split('\n').filter((line) => line.includes('zq'))).toEqual([]);
    expect(after).toContain('another@example.org');
    const { orm } = opened.database;
    expect(await orm.$count(schema.reviews, eq(schema.reviews.memberId, 'another'))).toBe(1);
  });

  test('PRV-04.e what stays is the money by restaurant and month, each row for itself', async () => {
    const rows = await opened.database.orm.select().from(schema.erasedRecords);
    const stored = rows.toSorted((a, b) => b.month.localeCompare(a.month));
    const common = {
      id: expect.any(String) as string,
      partnerId: 'hilton',
      transactionType: null,
      rewardSource: null,
    };
    expect(stored).toEqual([
      {
        ...common,
        recordType: 'Credit',
        status: 'Paid',
        merchantId: null,
        month: '2026-06-01',
        rewardHundredths: 0,
        billCents: null,
        creditCents: 500,
      },
      {
        ...common,
        recordType: 'Transaction',
        status: 'Awarded',
        merchantId: 7001,
        month: '2026-05-01',
        rewardHundredths: 24_100,
        billCents: 4821,
        creditCents: null,
      },
      {
        ...common,
        recordType: 'Transaction',
        status: 'Awarded',
        merchantId: 7001,
        month: '2026-04-01',
        rewardHundredths: -900,
        billCents: null,
        creditCents: null,
      },
    ]);
  });

  test('PRV-04.f the address and the number may join anew', async () => {
    const { email, memberNumber } = personal;
    await opened.database.orm
      .insert(members)
      .values({ partnerId: 'hilton', publicId: 'zqnew', email, memberNumber });
    const { tables } = await exportMember(opened.database, { ...person, publicId: 'zqnew' });
    expect(Object.values(tables).flat()).toHaveLength(1);
    await opened.database.orm
      .delete(members)
      .where(and(eq(members.partnerId, 'hilton'), eq(members.publicId, 'zqnew')));
  });

  test('PRV-04.g a last mail that cannot be sent goes with its time', async () => {
    await opened.database.orm
      .insert(members)
      .values({ ...person, publicId: 'zqunreached', eraseAfter: TEST_DAY });
    await eraseDue();
    const left = async () => (await everythingIn(opened.database)).includes(person.email);
    expect(await left()).toBe(true);
    moment = new Date(TEST_DAY.getTime() + DAY_MS);
    await mailer().purgeExpired();
    expect(await left()).toBe(false);
  });
});
