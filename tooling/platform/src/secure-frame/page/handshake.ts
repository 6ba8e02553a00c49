import { readFrameInit, type FrameInit } from '@tableside/core';

/** The parts of a MessageEvent that decide whether it is heard. */
export interface Heard {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/**
 * Waits for the one message that opens the frame: from the window around it, from the exact origin that the page was
 * made for, in the right shape. Answers it once; everything before and after has no effect.
 */
export function createHandshake(parent: unknown, parentOrigin: string, open: (init: FrameInit) => void) {
  let isOpen = false;
  return ({ source, origin, data }: Heard): void => {
    if (isOpen || source !== parent || origin !== parentOrigin) return;
    const init = readFrameInit(data);
    if (!init) return;
    isOpen = true;
    open(init);
  };
}
