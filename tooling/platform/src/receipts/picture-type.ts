const pictureTypes = ['jpeg', 'png', 'webp', 'heic', 'pdf'] as const;
export type PictureType = (typeof pictureTypes)[number];

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Tests whether a file starts with the bytes of each type. `start` has one character per byte. */
const signatures: Readonly<Record<PictureType, (start: string) => boolean>> = {
  jpeg: (start) => start.startsWith('\xff\xd8\xff'),
  png: (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP',
  heic: (start) => start.slice(4, 8) === 'ftyp' && heicBrands.has(start.slice(8, 12)),
  pdf: (start) => start.startsWith('%PDF-'),
};

/**
 * Determines the type of a file by its first bytes, because the type that the sender claims proves nothing.
 * Returns undefined if the type is not accepted.
 */
export function pictureTypeOf(file: Uint8Array): PictureType | undefined {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return pictureTypes.find((type) => signatures[type](start));
}
