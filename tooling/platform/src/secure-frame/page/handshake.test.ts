import type { FrameInit } from '@tableside/core';
import { describe, expect, test } from 'vitest';

import { frameInit } from './frame-init.fixture.ts';
import { createHandshake, type FrameMessage } from './handshake.ts';

const ORIGIN = 'http://american.localhost:4000';
const parent = { name: 'parent' };

function listen() {
  const opened: FrameInit[] = [];
  const receive = createHandshake(parent, ORIGIN, (init) => opened.push(init));
  const send = (given: Partial<FrameMessage>) =>
    receive({ source: parent, origin: ORIGIN, data: frameInit(), ...given });
  return { opened, send };
}

describe('the frame’s handshake', () => {
  test('opens for the parent window, at its exact origin', () => {
    const { opened, send } = listen();
    send({});
    expect(opened).toEqual([frameInit()]);
  });

  test('no other origin opens it, however similar', () => {
    const { opened, send } = listen();
    for (const origin of [
      '',
      'null',
      'http://american.localhost',
      'http://american.localhost:40000',
      'https://american.localhost:4000',
      'http://american.localhost:4000.evil.test',
      'http://evil.test/http://american.localhost:4000',
      'http://AMERICAN.localhost:4000',
      'http://hilton.localhost:4000',
      'http://secure.localhost:4002',
    ])
      send({ origin });
    expect(opened).toEqual([]);
  });

  test('no other window opens it', () => {
    const { opened, send } = listen();
    for (const source of [null, undefined, {}, { ...parent }, globalThis]) send({ source });
    expect(opened).toEqual([]);
  });

  test('no malformed message opens it', () => {
    const { opened, send } = listen();
    const good = frameInit();
    for (const data of [
      undefined,
      null,
      'init',
      [],
      { type: 'init' },
      { ...good, type: 'loaded' },
      { ...good, nonce: '' },
      { ...good, nonce: good.nonce.toUpperCase() },
      { ...good, style: { ...good.style, text: 'red; background: url(https://evil.test)' } },
      { ...good, style: { ...good.style, radius: '8px' } },
      { ...good, words: { ...good.words, label: 'x'.repeat(301) } },
      { ...good, words: undefined },
    ])
      send({ data });
    expect(opened).toEqual([]);
    send({});
    expect(opened).toHaveLength(1);
  });

  test('only the first message counts: another, or the same again, has no effect', () => {
    const { opened, send } = listen();
    send({});
    send({});
    send({ data: { ...frameInit(), nonce: 'f'.repeat(32) } });
    expect(opened).toEqual([frameInit()]);
  });
});
