import { Console } from 'node:console';

import { TOO_MANY_PIXELS, writeResult } from './child-result.ts';
import type { PictureType } from './picture-type.ts';

// The picture is written to standard output, so decoders must not print there. They are imported after this
// line, because they hold on to the console that they find at that time.
globalThis.console = new Console(process.stderr);
const { renderReceipt, TooManyPixels } = await import('./render-receipt.ts');

const file = Buffer.concat((await process.stdin.toArray()) as Buffer[]);
try {
  process.stdout.write(writeResult(await renderReceipt(process.argv[2] as PictureType, file)));
} catch (cause) {
  process.exitCode = cause instanceof TooManyPixels ? TOO_MANY_PIXELS : 1;
}
