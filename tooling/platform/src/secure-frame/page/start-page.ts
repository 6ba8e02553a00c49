import { cardTypes, type FrameLoaded, type FrameMessage } from '@tableside/core';

import { converse } from './conversation.ts';
import { encryptNumber } from './encrypt-number.ts';
import { createField } from './field.ts';
import { createHandshake } from './handshake.ts';
import { reportHeight } from './report-height.ts';

export function startPage(window: Window & typeof globalThis): void {
  const { document, parent } = window;
  const { parent: parentOrigin = '', partner = '', accepted = '' } = document.documentElement.dataset;
  if (parent === window || parentOrigin === '') return;
  const types = accepted.split(' ');

  const handle = createHandshake(parent, parentOrigin, ({ nonce, style, words }) => {
    const { port1, port2 } = new window.MessageChannel();
    const send = (message: FrameMessage) => port1.postMessage(message);
    const field = createField({
      document,
      accepted: cardTypes.filter((type) => types.includes(type)),
      style,
      words,
      send(message) {
        send(message);
        measure();
      },
    });
    const measure = reportHeight(window, (height) => send({ type: 'resized', height }));
    converse(port1, field, (digits) => encryptNumber(digits, partner));
    parent.postMessage({ type: 'loaded', nonce } satisfies FrameLoaded, parentOrigin, [port2]);
    // The browser may put the page into its back/forward cache, which must not contain a card number.
    window.addEventListener('pagehide', () => field.clear());
  });
  window.addEventListener('message', handle);
}
