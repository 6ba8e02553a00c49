import sharp, { type Sharp } from 'sharp';

import type { PictureType } from './picture-type.ts';

/** More than most phones produce, and half the number that takes a gigabyte to decode. */
const MOST_PIXELS = 50_000_000;
/** At this size, the small print of a long receipt is still legible. */
const LONGEST_SIDE = 2000;

export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}

sharp.cache(false);
sharp.concurrency(1);
// Restricts sharp to these three decoders, whatever format a file turns out to have.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Decodable {
  decode(): Promise<{ readonly data: Uint8ClampedArray } & Size>;
}

function limitPixels({ width, height }: Size): void {
  if (width * height > MOST_PIXELS) throw new TooManyPixels();
}

async function openPicture(file: Uint8Array): Promise<Sharp> {
  // `failOn` rejects a truncated picture, which would otherwise be stored with its missing part in gray.
  const picture = sharp(file, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  limitPixels(await picture.metadata());
  return picture.autoOrient();
}

async function openHeic(file: Uint8Array): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  // The library's types lack the size, which is known before the picture is decoded.
  const [first] = (await decode.all({ buffer: file })) as (Decodable & Size)[];
  if (!first) throw new Error('The file has no picture.');
  limitPixels(first);
  const { width, height, data } = await first.decode();
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Renders the first page. The library supports neither scripts nor network access. */
async function openPdf(file: Uint8Array): Promise<Sharp> {
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const page = (await library.loadDocument(file)).getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = LONGEST_SIDE / Math.max(originalWidth, originalHeight);
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  const { data, ...size } = await page.render({
    width: scaled(originalWidth),
    height: scaled(originalHeight),
  });
  return sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } });
}

const openers: Readonly<Record<PictureType, (file: Uint8Array) => Promise<Sharp>>> = {
  jpeg: openPicture,
  png: openPicture,
  webp: openPicture,
  heic: openHeic,
  pdf: openPdf,
};

/**
 * Re-encodes the picture in a file, or its first page, as a JPEG that contains nothing else from the file.
 * Rejects with `TooManyPixels` before decoding a picture that is too large, and with another error if the
 * file is unreadable.
 */
export async function renderReceipt(type: PictureType, file: Uint8Array): Promise<Size & { data: Buffer }> {
  const picture = await openers[type](file);
  const { data, info } = await picture
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
