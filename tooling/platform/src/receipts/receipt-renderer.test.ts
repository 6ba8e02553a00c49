import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { MARKER, pngOf, receiptFiles } from '../testing/receipt-files.ts';
import { createReceiptRenderer } from './receipt-renderer.ts';

const render = createReceiptRenderer({ withinMs: 120_000 });
const latin = (text: string) => Buffer.from(text, 'latin1');
let files: Awaited<ReturnType<typeof receiptFiles>>;
beforeAll(async () => {
  files = await receiptFiles();
});

const pictureOf = async (file: Uint8Array) => {
  const rendered = await render(file);
  return 'picture' in rendered ? rendered.picture : expect.fail(rendered.refusal);
};

describe('a picture of a receipt', () => {
  test.each(['jpeg', 'png', 'webp', 'heic', 'pdf'] as const)(
    'CLM-05.a CLM-05.c a file of the type %s becomes a JPEG that shows the same and tells nothing else',
    async (type) => {
      const { data, width, height } = await pictureOf(files[type]);
      const { format, exif, xmp, iptc, icc, comments, ...read } = await sharp(data).metadata();
      expect([format, read.width, read.height]).toEqual(['jpeg', width, height]);
      expect([exif, xmp, iptc, icc, comments]).toEqual(Array(5).fill(undefined));
      expect(Buffer.from(data).includes(MARKER)).toBe(false);
      expect(width / height).toBeCloseTo(type === 'pdf' ? 2 / 3 : 3 / 4, 2);
      const { data: pixels } = await sharp(data)
        .resize(1, 2, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [topRed = 0, , topBlue = 0, bottomRed = 0, , bottomBlue = 0] = pixels;
      expect([topRed > topBlue, bottomBlue > bottomRed]).toEqual([true, true]);
    },
  );

  test('CLM-05.c a picture is turned the way that its metadata say, and made small enough', async () => {
    const large = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#123' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await pictureOf(large)).toMatchObject({ width: 667, height: 2000 });
  });

  test('CLM-05.a the first bytes decide what a file is', async () => {
    for (const text of [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      ' %PDF-1.4',
      'RIFF....WAVE',
      'x',
    ])
      expect([text, await render(latin(text))]).toEqual([text, { refusal: 'wrongType' }]);
    expect(await render(Buffer.alloc(0))).toEqual({ refusal: 'unreadable' });
  });

  test('CLM-05.c a file that cannot be read, or was cut, is refused', async () => {
    expect(await render(latin('\xff\xd8\xff and more'))).toEqual({ refusal: 'unreadable' });
    expect(await render(files.jpeg.subarray(0, files.jpeg.length / 2))).toEqual({ refusal: 'unreadable' });
    expect(await render(files.heic.subarray(0, 500))).toEqual({ refusal: 'unreadable' });
  });

  test('CLM-05.g a picture with more than fifty million pixels is refused before it is decoded', async () => {
    const rows = Buffer.alloc(10);
    expect(await render(pngOf({ width: 10_000, height: 5001, rows }))).toEqual({ refusal: 'tooManyPixels' });
    expect(await render(pngOf({ width: 10_000, height: 5000, rows }))).toEqual({ refusal: 'unreadable' });
  });

  test('CLM-05.g a file that takes too long is given up', async () => {
    const impatient = createReceiptRenderer({ withinMs: 1 });
    expect(await impatient(files.pdf)).toEqual({ refusal: 'unreadable' });
  });

  test('CLM-05.g only so many files wait', async () => {
    const busy = createReceiptRenderer({ withinMs: 1, atOnce: 1, longestQueue: 1 });
    const all = await Promise.allSettled([1, 2, 3].map(() => busy(files.jpeg)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(all[2]).toMatchObject({ reason: { details: { status: 429, code: 'busy' } } });
  });
});
