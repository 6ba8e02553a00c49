import { deflateSync } from 'node:zlib';

import type { PictureError } from '@tableside/core';
import { createRandom } from '@tableside/demo/seed';
import sharp from 'sharp';

import { MARKER, pdfOf, pngOf, receiptFiles } from './receipt-files.ts';

/** `taken` means that the picture was accepted, without what was hidden in the file. */
type PictureOutcome = PictureError | 'taken';

export interface HostilePicture {
  readonly name: string;
  readonly file: Buffer;
  readonly outcomes: readonly PictureOutcome[];
}

const UNPACKED = 256 * 1024 * 1024;
const MEGAPIXELS_100 = { width: 10_000, height: 10_000 };

const latin = (text: string) => Buffer.from(text, 'latin1');

const notPictures = {
  text: 'Dinner for two, $84.20',
  html: '<!doctype html><script>alert(1)</script>',
  'SVG with a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'SVG with a file': '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
  'XML with an entity':
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  JSON: '{"pictureId":"1"}',
  GIF: 'GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  BMP: 'BM\x1a\x00\x00\x00\x00\x00\x00\x00\x1a\x00\x00\x00\x0c\x00\x00\x00\x01\x00\x01\x00\x01\x00\x18\x00',
  TIFF: 'II*\x00\x08\x00\x00\x00\x00\x00\x00\x00\x00\x00',
  ZIP: 'PK\x05\x06' + '\x00'.repeat(18),
  'a program': '\x7fELF\x02\x01\x01' + '\x00'.repeat(60),
  'a program of Windows': 'MZ\x90\x00' + '\x00'.repeat(60),
  'a film': '\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2' + '\x00'.repeat(40),
  AVIF: '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf' + '\x00'.repeat(40),
  PostScript: '%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n',
  'a PDF that begins late': '\n%PDF-1.4\n1 0 obj<<>>endobj',
  'a sound': 'RIFF\x24\x00\x00\x00WAVEfmt ' + '\x00'.repeat(28),
  ICO: '\x00\x00\x01\x00\x01\x00\x01\x01' + '\x00'.repeat(20),
  Photoshop: '8BPS\x00\x01' + '\x00'.repeat(30),
  MVG: 'push graphic-context\nimage over 0,0 0,0 "|ls"\npop graphic-context\n',
} as const;

const beginnings = {
  JPEG: '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01',
  PNG: '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR',
  WebP: 'RIFF\x00\x10\x00\x00WEBPVP8 ',
  HEIC: '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic',
  PDF: '%PDF-1.7\n',
} as const;

function forge(file: Buffer, found: Uint8Array, offset: number, bytes: Uint8Array): Buffer {
  const forged = Buffer.from(file);
  forged.set(bytes, forged.lastIndexOf(found) + offset);
  return forged;
}

const bigEndian = (width: number, height: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  return bytes;
};

const drawingsInDrawings = Array.from({ length: 20 }, (_, level) => {
  const calls = '/X0 Do '.repeat(10);
  const inner = level < 19 ? `/Resources<</XObject<</X0 ${11 + level} 0 R>>>>` : '';
  const contents = level < 19 ? calls : '0 0 1 1 re f';
  return (
    `${10 + level} 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 200 300]${inner}` +
    `/Length ${contents.length}>>stream\n${contents}\nendstream endobj`
  );
}).join('\n');

const ENCRYPTED = `/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'5a'.repeat(32)}>/U<${'a5'.repeat(32)}>>>/ID[<00><00>]`;

/**
 * Generates two hundred hostile files, always the same for the same seed. Every file that may be accepted
 * contains the text `MARKER` somewhere.
 */
export async function hostilePictures(seed: number): Promise<readonly HostilePicture[]> {
  const random = createRandom(seed);
  const noise = (bytes: number) => Buffer.from(Array.from({ length: bytes }, () => random.between(0, 255)));
  const files = await receiptFiles();
  const types = Object.entries(files);
  const bomb = deflateSync(Buffer.alloc(UNPACKED), { level: 1 });
  const found: HostilePicture[] = [];
  const add = (name: string, file: Buffer, ...outcomes: readonly PictureOutcome[]) =>
    found.push({ name, file, outcomes });

  add('nothing', Buffer.alloc(0), 'unreadable');
  for (const [name, text] of Object.entries(notPictures)) {
    add(name, latin(text), 'wrongType');
    add(`${name}, and noise`, Buffer.concat([latin(text), noise(random.between(100, 5000))]), 'wrongType');
  }
  for (const [name, start] of Object.entries(beginnings)) {
    add(`only the beginning of ${name}`, latin(start), 'unreadable');
    add(`${name} of noise`, Buffer.concat([latin(start), noise(random.between(50, 20_000))]), 'unreadable');
    add(`${name} with an SVG`, latin(`${start}${notPictures['SVG with a script']}`), 'unreadable');
  }
  for (const [name, file] of types) {
    for (let count = 0; count < 6; count += 1) {
      const length = random.between(12, Math.floor(file.length * 0.7));
      add(
        `${name}, cut after ${length} bytes`,
        file.subarray(0, length),
        'unreadable',
        ...(name === 'pdf' ? ['taken' as const] : []),
      );
    }
    for (let count = 0; count < 6; count += 1) {
      const changed = Buffer.from(file);
      for (let flips = random.between(1, 12); flips > 0; flips -= 1)
        changed[random.between(12, file.length - 1)] = random.between(0, 255);
      add(`${name} with wrong bytes`, changed, 'unreadable', 'tooManyPixels', 'taken');
    }
    add(`${name}, and more`, Buffer.concat([file, latin(MARKER), noise(random.between(10, 4000))]), 'taken');
    add(`${name}, and a script`, Buffer.concat([file, latin(`<script>${MARKER}</script>`)]), 'taken');
    add(`${name}, and an archive`, Buffer.concat([file, latin(MARKER + notPictures.ZIP)]), 'taken');
    add(
      `${name}, and one of another type`,
      Buffer.concat([file, random.pick(types)[1], latin(MARKER)]),
      'taken',
    );
  }

  const hundred = sharp({ create: { ...MEGAPIXELS_100, channels: 3, background: '#a82' } });
  add('JPEG of a hundred megapixels', await hundred.jpeg({ quality: 30 }).toBuffer(), 'tooManyPixels');
  add('PNG of a hundred megapixels', pngOf(MEGAPIXELS_100), 'tooManyPixels');
  const frame = latin('\xff\xc0\x00\x11\x08');
  for (const [name, size] of [
    ['a hundred megapixels', latin('\x27\x10\x27\x10')],
    ['more than libraries take', latin('\xff\xff\xff\xff')],
  ] as const)
    add(
      `JPEG that claims ${name}`,
      forge(files.jpeg, frame, frame.length, size),
      'tooManyPixels',
      'unreadable',
    );
  const key = latin('\x9d\x01\x2a');
  const plainWebp = await sharp(files.png).webp().toBuffer();
  add(
    'WebP that claims the largest size',
    forge(plainWebp, key, key.length, latin('\xff\x3f\xff\x3f')),
    'tooManyPixels',
  );
  for (const [width, height] of [
    [7072, 7072],
    [50_000_001, 1],
    [60_000, 60_000],
    [2 ** 31 - 1, 2 ** 31 - 1],
  ] as const) {
    const rows = bomb.subarray(0, 1000);
    add(
      `PNG that claims ${width} × ${height}`,
      pngOf({ width, height, rows }),
      'tooManyPixels',
      'unreadable',
    );
  }
  const extent = latin('ispe\x00\x00\x00\x00');
  for (const [width, height] of [
    [10_000, 10_000],
    [65_535, 65_535],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [0, 0],
  ] as const)
    add(
      `HEIC that claims ${width} × ${height}`,
      forge(files.heic, extent, extent.length, bigEndian(width, height)),
      'tooManyPixels',
      'unreadable',
    );

  add(
    'PNG with rows that unpack to 256 MB',
    pngOf({ width: 8, height: 8, rows: bomb }),
    'taken',
    'unreadable',
  );
  for (const chunk of ['zTXt', 'iCCP', 'iTXt']) {
    const head = latin(chunk === 'iTXt' ? `${MARKER}\x00\x01\x00\x00\x00` : `${MARKER}\x00\x00`);
    const data = Buffer.concat([head, bomb]);
    add(
      `PNG with a ${chunk} that unpacks to 256 MB`,
      pngOf({ width: 8, height: 8, before: [[chunk, data]] }),
      'taken',
      'unreadable',
    );
  }
  const packed = bomb.toString('latin1');
  add(
    'PDF that unpacks to 256 MB',
    pdfOf(
      '/X0 Do',
      '',
      `10 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream endobj`,
    ),
    'taken',
    'unreadable',
  );
  add(
    'PDF with a picture of 100 gigapixels',
    pdfOf(
      '/X0 Do',
      '',
      `10 0 obj<</Type/XObject/Subtype/Image/Width 316227/Height 316227/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode/Length ${packed.length}>>stream\n${packed}\nendstream endobj`,
    ),
    'taken',
    'unreadable',
  );
  add('PDF with drawings in drawings', pdfOf('/X0 Do', '', drawingsInDrawings), 'taken', 'unreadable');
  add(
    'PDF that draws itself',
    pdfOf(
      '/X0 Do',
      '',
      '10 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X0 10 0 R>>>>/Length 6>>stream\n/X0 Do\nendstream endobj',
    ),
    'taken',
  );
  for (const box of ['0 0 1e9 1e9', '0 0 1 1e9', '0 0 0 0', '5 5 -5 -5', '0 0 nan inf'])
    add(
      `PDF of the size ${box}`,
      latin(pdfOf('').toString('latin1').replace('0 0 200 300', box)),
      'taken',
      'unreadable',
    );
  for (const [name, catalog] of Object.entries({
    'a script': `/OpenAction<</S/JavaScript/JS(app.alert\\('${MARKER}'\\))>>`,
    'a script in its names': `/Names<</JavaScript<</Names[(a)<</S/JavaScript/JS(app.alert\\('${MARKER}'\\))>>]>>>>`,
    'an address that it opens': `/OpenAction<</S/URI/URI(https://evil.example/${MARKER})>>`,
    'a program that it starts': `/OpenAction<</S/Launch/F(/bin/sh)/P(${MARKER})>>`,
    'a form': `/AcroForm<</Fields[]/XFA(<xdp>${MARKER}</xdp>)>>`,
    'a file in it': `/Names<</EmbeddedFiles<</Names[(a)<</Type/Filespec/F(${MARKER})>>]>>>>`,
  }))
    add(`PDF with ${name}`, pdfOf('0 0 100 100 re f', catalog), 'taken');
  add(
    'PDF that is encrypted',
    latin(files.pdf.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R${ENCRYPTED}`)),
    'unreadable',
  );
  add(
    'PDF without a page',
    latin(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
    ),
    'unreadable',
  );
  add(
    'PDF whose pages are each other',
    latin(
      `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R 2 0 R]/Count 9>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF`,
    ),
    'unreadable',
  );

  for (const [name, file] of types) add(`${name} with a place`, file, 'taken');
  const comment = latin(`\xff\xfe\x00${String.fromCodePoint(MARKER.length + 2)}${MARKER}`);
  add(
    'JPEG with a comment',
    Buffer.concat([files.jpeg.subarray(0, 2), comment, files.jpeg.subarray(2)]),
    'taken',
  );
  add(
    'JPEG that is a page too',
    Buffer.concat([
      files.jpeg.subarray(0, 2),
      latin(`\xff\xfe\x00\x40<script>/*${MARKER}`.padEnd(68)),
      files.jpeg.subarray(2),
    ]),
    'taken',
  );
  const frames = await sharp({ create: { width: 16, height: 16 * 50, channels: 3, background: '#123' } })
    .webp({ loop: 0, delay: Array<number>(50).fill(1) })
    .toBuffer();
  add('WebP with many frames', Buffer.concat([frames, latin(MARKER)]), 'taken');
  add(
    'PNG of one row',
    pngOf({ width: 100_000, height: 1, before: [['tEXt', latin(`a\x00${MARKER}`)]] }),
    'taken',
  );
  while (found.length < 200) add('noise', noise(random.between(1, 30_000)), 'wrongType');
  return found;
}
