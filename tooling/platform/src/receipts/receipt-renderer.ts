import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { PictureError } from '@tableside/core';

import { createQueue } from '../web/create-queue.ts';
import { readResult, TOO_MANY_PIXELS, type ReceiptPicture } from './child-result.ts';
import { pictureTypeOf } from './picture-type.ts';

type UnrenderedReceipt = Extract<PictureError, 'wrongType' | 'unreadable' | 'tooManyPixels'>;

/**
 * Converts an uploaded file to a new JPEG without metadata, or returns the reason why it cannot. Rejects with
 * 429 "busy" if too many files are waiting, and with another error if no process can be started.
 */
export type RenderReceipt = (
  file: Uint8Array,
) => Promise<{ readonly picture: ReceiptPicture } | { readonly refusal: UnrenderedReceipt }>;

interface RendererOptions {
  readonly withinMs?: number;
  readonly atOnce?: number;
  readonly longestQueue?: number;
}

const child = fileURLToPath(new URL('render-receipt.child.ts', import.meta.url));
const MEBIBYTE = 1024 * 1024;
const LARGEST_RESULT = 16 * MEBIBYTE;
const LIMITS = [
  '--max-old-space-size=256',
  // In pages of 64 KiB, this gives the WebAssembly decoders 1 GiB.
  '--wasm-max-mem-pages=16384',
];

/** Returns how a child process ended: a number is its exit code, a string is one of Node's error codes. */
const endOf = (cause: unknown) => (cause as { readonly code?: number | string | null }).code;

/**
 * Renders each file in a process of its own, which has no access to secrets and is killed when it takes too
 * long. A file that exploits a decoder harms only that process. See
 * docs/decisions/0050-receipts-in-processes-of-their-own.md.
 */
export function createReceiptRenderer({
  withinMs = 30_000,
  atOnce = 2,
  longestQueue = 20,
}: RendererOptions = {}): RenderReceipt {
  const inTurn = createQueue({
    atOnce,
    longest: longestQueue,
    message: 'Too many pictures are arriving right now. Please try again in a moment.',
  });
  const render = async (type: string, file: Uint8Array): Promise<ReceiptPicture> => {
    const running = promisify(execFile)(process.execPath, [...LIMITS, child, type], {
      encoding: 'buffer',
      env: {},
      killSignal: 'SIGKILL',
      maxBuffer: LARGEST_RESULT,
      timeout: withinMs,
    });
    // Writing to a process that ended early fails, but its exit code is more informative.
    running.child.stdin?.on('error', () => {}).end(file);
    return readResult((await running).stdout);
  };
  return async (file) => {
    if (file.length === 0) return { refusal: 'unreadable' };
    const type = pictureTypeOf(file);
    if (type === undefined) return { refusal: 'wrongType' };
    return inTurn(async () => {
      try {
        return { picture: await render(type, file) };
      } catch (cause) {
        const end = endOf(cause);
        if (typeof end === 'string' && end !== 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') throw cause;
        return { refusal: end === TOO_MANY_PIXELS ? 'tooManyPixels' : 'unreadable' };
      }
    });
  };
}
