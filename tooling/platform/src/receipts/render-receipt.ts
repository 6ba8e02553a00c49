import sharp, { type Sharp } from 'sharp';

import type { PictureType } from './picture-type.ts';

/** More than the phones that most people have take, and half of what takes a gigabyte to decode. */
const MOST_PIXELS = 50_000_000;
/** The longest side of a stored picture: the small print of a long receipt can be read. */
const LONGEST_SIDE = 2000;

export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';
}

sharp.cache(false);
sharp.concurrency(1);
// Only these three may read a file, whatever is inside of it.
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
  // A picture that was cut is refused instead of being stored half gray.
  const picture = sharp(file, { limitInputPixels: false, failOn: 'error', sequentialRead: true });
  limitPixels(await picture.metadata());
  return picture.autoOrient();
}

// Each decoder is loaded only for its files: the process serves one and ends.
async function openHeic(file: Uint8Array): Promise<Sharp> {
  const { default: decode } = await import('heic-decode');
  // Its types leave out the size, which is known before anything is decoded.
  const [first] = (await decode.all({ buffer: file })) as (Decodable & Size)[];
  if (!first) throw new Error('The file has no picture.');
  limitPixels(first);
  const { width, height, data } = await first.decode();
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** Draws the first page. The library has neither scripts nor a network. */
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
 * Returns a new JPEG of the file's picture, or of its first page, without anything else that was in the file,
 * and its size in pixels. Rejects with `TooManyPixels` before it decodes a picture that large, and with another
 * error for a file that cannot be read.
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
