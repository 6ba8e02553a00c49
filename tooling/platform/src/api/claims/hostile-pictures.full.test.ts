import { LARGEST_CLAIM_PICTURE } from '@tableside/core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { schema } from '../../database/database.ts';
import { createReceiptRenderer } from '../../receipts/index.ts';
import { hostilePictures, type HostilePicture } from '../../testing/hostile-pictures.ts';
import { MARKER } from '../../testing/receipt-files.ts';
import { MINUTE_MS, startAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { callAsMember } from '../../testing/test-cards.ts';

const SEED = 20_261_129;

describe('two hundred hostile files', () => {
  let accounts: TestAccounts;
  let files: readonly HostilePicture[];
  beforeAll(async () => {
    files = await hostilePictures(SEED);
    const renderReceipt = createReceiptRenderer({ withinMs: 20_000 });
    accounts = await startAccounts('pglite', { renderReceipt });
  }, 600_000);
  afterAll(() => accounts.stop());

  test('CLM-05.c CLM-05.g are each answered with their code or stored as a new picture, and none stops the platform', async () => {
    const { orm } = accounts.database;
    const wrong: unknown[] = [];
    for (const { name, file, outcomes } of files) {
      await orm.delete(schema.claimPictures);
      accounts.pass(MINUTE_MS);
      const browser = await accounts.openAs('member@example.com');
      const response = await callAsMember(browser, '/api/Claims/Pictures', {
        method: 'POST',
        body: file,
        headers: { 'Content-Type': 'application/octet-stream' },
      });
      const { code = 'taken' } = (await response.json()) as { code?: string };
      const [stored] = await orm.select().from(schema.claimPictures);
      const expected = file.length > LARGEST_CLAIM_PICTURE ? ['tooLarge'] : outcomes;
      if (!expected.some((one) => one === code)) wrong.push([name, response.status, code]);
      if ((code === 'taken') !== (stored !== undefined)) wrong.push([name, 'stored']);
      if (!stored) continue;
      const data = Buffer.from(stored.data);
      const { format, exif, xmp, iptc, icc, comments } = await sharp(data).metadata();
      if (format !== 'jpeg' || (exif ?? xmp ?? iptc ?? icc ?? comments) !== undefined)
        wrong.push([name, 'metadata']);
      if (data.equals(file) || data.includes(MARKER) || data.subarray(-2).toString('hex') !== 'ffd9')
        wrong.push([name, 'as it was sent']);
    }
    expect(files).toHaveLength(200);
    expect(wrong).toEqual([]);
  }, 3_600_000);
});
