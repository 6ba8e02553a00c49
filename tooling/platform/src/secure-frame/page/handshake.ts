import { readFrameInit, type FrameInit } from '@tableside/core';

export interface FrameMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

/**
 * Waits for the one message that opens the frame. It must come from the parent window and from the exact
 * origin that the page was rendered for, and have a valid format. All other messages are ignored, as are
 * further ones.
 */
export function createHandshake(parent: unknown, parentOrigin: string, open: (init: FrameInit) => void) {
  let isOpen = false;
  return ({ source, origin, data }: FrameMessage): void => {
    if (isOpen || source !== parent || origin !== parentOrigin) return;
    const init = readFrameInit(data);
    if (!init) return;
    isOpen = true;
    open(init);
  };
}
