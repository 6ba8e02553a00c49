/** The types of files that receipts may come in. */
const pictureTypes = ['jpeg', 'png', 'webp', 'heic', 'pdf'] as const;
export type PictureType = (typeof pictureTypes)[number];

const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether the first bytes, as text in which each byte is a letter, are those of a type. */
const signatures: Readonly<Record<PictureType, (start: string) => boolean>> = {
  jpeg: (start) => start.startsWith('\xff\xd8\xff'),
  png: (start) => start.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (start) => start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP',
  heic: (start) => start.slice(4, 8) === 'ftyp' && heicBrands.has(start.slice(8, 12)),
  pdf: (start) => start.startsWith('%PDF-'),
};

/**
 * Returns the type of a file by its first bytes; undefined if it is none of ours. What its sender calls it says
 * nothing.
 */
export function pictureTypeOf(file: Uint8Array): PictureType | undefined {
  const start = Buffer.from(file.subarray(0, 12)).toString('latin1');
  return pictureTypes.find((type) => signatures[type](start));
}
