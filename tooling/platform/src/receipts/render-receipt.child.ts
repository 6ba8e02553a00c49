import { Console } from 'node:console';

import { TOO_MANY_PIXELS, writeResult } from './child-result.ts';
import type { PictureType } from './picture-type.ts';

// The standard output carries the picture, so the decoders may print nothing there. They are loaded afterward,
// because they keep the console that they find.
globalThis.console = new Console(process.stderr);
const { renderReceipt, TooManyPixels } = await import('./render-receipt.ts');

const file = Buffer.concat((await process.stdin.toArray()) as Buffer[]);
try {
  process.stdout.write(writeResult(await renderReceipt(process.argv[2] as PictureType, file)));
} catch (cause) {
  process.exitCode = cause instanceof TooManyPixels ? TOO_MANY_PIXELS : 1;
}
