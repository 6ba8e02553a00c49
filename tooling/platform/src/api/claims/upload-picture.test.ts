import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import type { RenderReceipt } from '../../receipts/index.ts';
import { codeOf, MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { callAsMember } from '../../testing/test-cards.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { purgeExpiredPictures } from './purge-pictures.ts';

const PATH = '/api/Claims/Pictures';
const DAY_MS = 24 * 60 * MINUTE_MS;
const LARGEST = 8 * 1024 * 1024;

describe.each(databaseKinds)('pictures of receipts on %s', (kind) => {
  let accounts: TestAccounts;
  let browser: TestBrowser;
  let rendered: number[];
  let outcome: Awaited<ReturnType<RenderReceipt>>;
  const picture = { width: 3, height: 4, data: new Uint8Array([0xff, 0xd8, 0xff]) };
  beforeAll(async () => {
    accounts = await startAccounts(kind, {
      renderReceipt: async (file) => {
        rendered.push(file.length);
        return Promise.resolve(outcome);
      },
    });
  });
  afterAll(() => accounts.stop());
  beforeEach(async () => {
    await accounts.reset();
    await accounts.database.orm.delete(schema.claims);
    await accounts.database.orm.delete(schema.claimPictures);
    browser = await accounts.openAs('member@example.com');
    rendered = [];
    outcome = { picture };
  });

  const upload = (body: unknown = new Uint8Array([1, 2, 3]), type = 'image/jpeg', by = browser) =>
    callAsMember(by, PATH, { method: 'POST', body, headers: { 'Content-Type': type } });
  const storedPictures = () => accounts.database.orm.select().from(schema.claimPictures);

  test('CLM-05.c only what was made of the file is stored, for the member', async () => {
    const response = await upload();
    const { pictureId } = (await response.json()) as { pictureId: string };
    expect(response.status).toBe(201);
    const { publicId } = await accounts.member('member@example.com');
    expect(await storedPictures()).toMatchObject([
      {
        id: pictureId,
        memberId: publicId,
        partnerId: 'hilton',
        reference: null,
        contentType: 'image/jpeg',
        width: 3,
      },
    ]);
    expect(Buffer.from((await storedPictures())[0]?.data ?? [])).toEqual(Buffer.from(picture.data));
  });

  test('CLM-05.b a file has at most 8 MB, whether or not it says so before', async () => {
    expect((await upload(new Uint8Array(LARGEST))).status).toBe(201);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    expect(await codeOf(await upload(endless))).toEqual([400, 'tooLarge']);
    expect(sent).toBeLessThan(12);
    const sending = callAsMember(browser, PATH, {
      method: 'POST',
      body: new Uint8Array(LARGEST + 1),
      headers: { 'Content-Type': 'image/png', 'Content-Length': String(LARGEST + 1) },
    });
    expect(await codeOf(await sending)).toEqual([400, 'tooLarge']);
    expect(rendered).toEqual([LARGEST]);
  });

  test.each(['wrongType', 'unreadable', 'tooManyPixels'] as const)(
    'CLM-05.c a file that is %s is answered with that, and not stored',
    async (refusal) => {
      outcome = { refusal };
      expect(await codeOf(await upload())).toEqual([400, refusal]);
      expect(await storedPictures()).toEqual([]);
    },
  );

  test('CLM-05.a only members of a program with claims may send one, from its own pages', async () => {
    expect(await codeOf(await upload(undefined, undefined, accounts.open()))).toEqual([401, 'unauthorised']);
    const forged = browser.call(PATH, {
      method: 'POST',
      body: 'x',
      token: '-',
      headers: { 'Content-Type': 'image/png' },
    });
    expect(await codeOf(await forged)).toEqual([403, 'csrf']);
    const support = await accounts.openAs('member@example.com', 'hilton', { isReadOnly: true });
    expect(await codeOf(await upload(undefined, undefined, support))).toEqual([403, 'readOnly']);
    const elsewhere = await accounts.openAs('member@example.com', 'southwest');
    expect(await codeOf(await upload(undefined, undefined, elsewhere))).toEqual([404, 'notFound']);
    for (const type of ['text/plain', 'multipart/form-data', 'application/json'])
      expect(await codeOf(await upload('x', type))).toEqual([400, 'wrongType']);
    expect(rendered).toEqual([]);
  });

  test('CLM-08.c ten pictures of a member wait for a claim, and thirty are read in ten minutes', async () => {
    const codes: unknown[] = [];
    for (let count = 0; count < 31; count += 1) {
      const response = await upload();
      codes.push(response.ok ? response.status : (await codeOf(response))[1]);
    }
    expect(codes).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<string>(20).fill('tooManyPictures'),
      'tooManyTries',
    ]);
    expect(rendered).toHaveLength(30);
  });

  test('CLM-05.f a picture goes after a day without a claim, or 90 days after its claim was decided', async () => {
    const { orm } = accounts.database;
    const { claimPictures, claims } = schema;
    const purge = () => purgeExpiredPictures(accounts.database, accounts.now());
    await upload();
    accounts.pass(DAY_MS - 1);
    await purge();
    expect(await storedPictures()).toHaveLength(1);
    accounts.pass(1);
    await purge();
    expect(await storedPictures()).toEqual([]);

    browser = await accounts.openAs('member@example.com');
    await upload();
    const { publicId: memberId } = await accounts.member('member@example.com');
    const at = accounts.now();
    await orm.insert(claims).values({
      reference: 'CDFGHJ',
      partnerId: 'hilton',
      memberId,
      merchantId: 1,
      merchantName: 'A',
      merchantCity: 'B',
      visitDate: '2026-06-01',
      billCents: 100,
      lastFour: '1111',
      findings: [],
      state: 'received',
      createdAt: at,
      changedAt: at,
    });
    await orm.update(claimPictures).set({ reference: 'CDFGHJ' });
    accounts.pass(365 * DAY_MS);
    await purge();
    expect(await storedPictures()).toHaveLength(1);
    await orm
      .update(claims)
      .set({ state: 'declined', changedAt: accounts.now() })
      .where(eq(claims.reference, 'CDFGHJ'));
    accounts.pass(90 * DAY_MS - 1);
    await purge();
    expect(await storedPictures()).toHaveLength(1);
    accounts.pass(1);
    await purge();
    expect(await storedPictures()).toEqual([]);
  });
});
