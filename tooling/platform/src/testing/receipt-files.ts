import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

export const MARKER = 'written where nobody sees it';

const latin = (text: string) => Buffer.from(text, 'latin1');

const exif = {
  IFD0: { ImageDescription: MARKER, Artist: MARKER },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '41/1 52/1 0/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '87/1 37/1 0/1',
  },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="${MARKER}"/></rdf:RDF></x:xmpmeta>`;

const WIDTH = 48;
const HEIGHT = 64;
/** Red above blue and taller than wide, so that rotating or mirroring the picture changes it. */
const pixels = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT }, (_, index) =>
    index < (WIDTH * HEIGHT) / 2 ? [200, 30, 30] : [30, 30, 200],
  ).flat(),
);
const picture = () => sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
const withMetadata = () => picture().withExif(exif).withXmp(XMP);

/** The same picture, with a location in its metadata. Encoded with x265 by heif-enc of libheif 1.15. */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRt' +
    'AAAAAAACAAAAEGlkYXQAAAAAADAAQAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIFAAEAAAAAAAAAPAACAAEAAAAAAAAAAQAAAAAAAAAIAAMA' +
    'AAAAAAACQQABAAAAAAAAAR4AAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAAAAACAABncmlkAAAAABVpbmZl' +
    'AgAAAQADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgAAA8DIAABABhAAQwB//8DcAAAAwCQAAAD' +
    'AAADAB66AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMAISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAA' +
    'AEAAAAAUaXNwZQAAAAAAAAAwAAAAQAAAABBwaXhpAAAAAAMICAgAAAAaaXBtYQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAAAAAAAA5k' +
    'aW1nAAIAAQABAAAADmNkc2MAAwABAAIAAAFibWRhdAAAADgoAa8TgPUngT//4KVH/7rWeH4PC35qU//eeMR/QNY//F5MhBo+wq+vvczH5O/+' +
    'P2mLu9IVJeBIcAAAAABJSSoACAAAAAgADgECABcAAAB+AAAAEgEDAAEAAAABAAAAGgEFAAEAAABuAAAAGwEFAAEAAAB2AAAAKAEDAAEAAAAC' +
    'AAAAEwIDAAEAAAABAAAAaYcEAAEAAACWAAAAJYgEAAEAAADkAAAAAAAAADhjAADoAwAAOGMAAOgDAAB0aGUgcGxhY2Ugb2YgdGhlIHBob3Rv' +
    'AAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAAMAAAAAOgBAABAAAAQAAAAAAAAAAC' +
    'AAEAAgACAAAATgAAAAIABQADAAAAAgEAAAAAAAApAAAAAQAAADQAAAABAAAAAAAAAAEAAAA=',
  'base64',
);

export const pdfOf = (contents: string, catalog = '', rest = ''): Buffer =>
  latin(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R${catalog}>>endobj\n` +
      '2 0 obj<</Type/Pages/Kids[3 0 R 7 0 R]/Count 2>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]/Contents 4 0 R/Resources' +
      '<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/XObject<</X0 10 0 R>>>>>>endobj\n' +
      // A second page of another shape, which no picture shows.
      '7 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\n' +
      `4 0 obj<</Length ${contents.length}>>stream\n${contents}\nendstream endobj\n${rest}\n` +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  );

const pngChunk = (type: string, data: Uint8Array) => {
  const named = Buffer.concat([latin(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};

interface PngParts {
  readonly width: number;
  readonly height: number;
  readonly rows?: Uint8Array;
  readonly before?: readonly (readonly [type: string, data: Uint8Array])[];
}

export function pngOf({ width, height, rows, before = [] }: PngParts): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', header),
    ...before.map(([type, data]) => pngChunk(type, data)),
    pngChunk('IDAT', rows ?? deflateSync(Buffer.alloc((width + 1) * height), { level: 1 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const receiptFiles = async () => ({
  jpeg: await withMetadata().jpeg({ quality: 95 }).toBuffer(),
  png: await withMetadata().png().toBuffer(),
  webp: await withMetadata().webp({ quality: 95 }).toBuffer(),
  heic,
  pdf: pdfOf(
    '200 30 30 rg 0.8 0.1 0.1 rg 0 150 200 150 re f 0.1 0.1 0.8 rg 0 0 200 150 re f',
    '',
    `8 0 obj<</Title(${MARKER})>>endobj`,
  ),
});
