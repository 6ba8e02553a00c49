export const TOO_MANY_PIXELS = 3;

export interface ReceiptPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Encodes the child process's output: width and height in two bytes each, followed by the picture. */
export function writeResult({
  width,
  height,
  data,
}: Pick<ReceiptPicture, 'width' | 'height'> & { data: Buffer }) {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(width, 0);
  size.writeUInt16BE(height, 2);
  return Buffer.concat([size, data]);
}

export const readResult = (printed: Buffer): ReceiptPicture => ({
  width: printed.readUInt16BE(0),
  height: printed.readUInt16BE(2),
  data: new Uint8Array(printed.subarray(4)),
});
