import type { FrameInit } from '@tableside/core';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { connectFrame, ENCRYPT_WITHIN_MS, type FrameConnection } from './connect-frame.ts';

const origin = 'https://secure.example';
const style: FrameInit['style'] = {
  text: '#111111',
  textMuted: '#222222',
  surface: '#ffffff',
  border: '#333333',
  focus: '#444444',
  danger: '#555555',
  radius: 8,
  font: 'DM Sans Variable',
};
const words: FrameInit['words'] = {
  label: 'Card number',
  required: ' *',
  hint: '',
  empty: 'Empty',
  incomplete: 'More digits',
  notACardNumber: 'No number',
  notAccepted: 'Not taken',
};

let iframe: HTMLIFrameElement;
let frameWindow: Window;
let connection: FrameConnection;
const sent = vi.fn<(message: FrameInit, targetOrigin: string) => void>();
const listeners = {
  origin,
  describe: () => ({ style, words }),
  onLoaded: vi.fn(),
  onMessage: vi.fn(),
  onLost: vi.fn(),
};
const channels: MessageChannel[] = [];
const makeChannel = () => {
  const channel = new MessageChannel();
  channels.push(channel);
  return channel;
};

beforeEach(() => {
  Object.values(listeners).forEach((listener) => vi.isMockFunction(listener) && listener.mockClear());
  sent.mockClear();
  iframe = document.createElement('iframe');
  iframe.src = `${origin}/?visa=1`;
  document.body.append(iframe);
  if (!iframe.contentWindow) throw new Error('An iframe in a page has a window.');
  frameWindow = iframe.contentWindow;
  frameWindow.postMessage = sent as typeof frameWindow.postMessage;
  connection = connectFrame(iframe, listeners);
});
afterEach(() => {
  connection.close();
  iframe.remove();
  channels.splice(0).forEach(({ port1, port2 }) => [port1, port2].forEach((port) => port.close()));
  vi.useRealTimers();
});

const load = () => iframe.dispatchEvent(new Event('load'));
const nonceSent = () => sent.mock.lastCall?.[0].nonce ?? '';
const receive = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', init));
const respond = (changes: MessageEventInit = {}) =>
  receive({
    data: { type: 'loaded', nonce: nonceSent() },
    origin,
    source: frameWindow,
    ports: [makeChannel().port2],
    ...changes,
  });

function connected(): MessagePort {
  load();
  const { port1, port2 } = makeChannel();
  respond({ ports: [port2] });
  return port1;
}

const messagesOf = (port: MessagePort) => {
  const messages: unknown[] = [];
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => messages.push(data));
  port.start();
  return messages;
};

test('messages go to the exact origin only, with 128 new random bits each time', () => {
  expect(sent).not.toHaveBeenCalled();
  load();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'init', nonce: nonceSent(), style, words }, origin);
  expect(nonceSent()).toMatch(/^[0-9a-f]{32}$/);
  const first = nonceSent();
  connection.close();
  connection = connectFrame(iframe, listeners);
  load();
  expect(nonceSent()).not.toBe(first);
});

describe('the handshake', () => {
  test('is completed by the frame’s own response, once', () => {
    connected();
    expect(listeners.onLoaded).toHaveBeenCalledOnce();
    respond();
    expect(listeners.onLoaded).toHaveBeenCalledOnce();
  });

  test.each([
    'http://secure.example',
    'https://secure.example.evil.example',
    'https://evil-secure.example',
    'https://secure.exampl',
    'https://secure.example:444',
    'https://secure.example/',
    'https://secure.example ',
    'https://SECURE.example',
    'HTTPS://secure.example',
    'https://user@secure.example',
    'https://sub.secure.example',
    'https://secure。example',
    'null',
    '*',
    '',
    window.location.origin,
  ])('CRD-26.b is rejected from the origin "%s"', (wrong) => {
    load();
    respond({ origin: wrong });
    expect(listeners.onLoaded).not.toHaveBeenCalled();
  });

  test('CRD-26.b is rejected from any origin but one', () => {
    load();
    const ports = [makeChannel().port2];
    const around = fc
      .tuple(fc.string(), fc.string())
      .map(([before, after]) => `${before}${origin}${after}`)
      .filter((text) => text !== origin);
    fc.assert(
      fc.property(fc.oneof(around, fc.webUrl(), fc.string()), (wrong) => {
        respond({ origin: wrong, ports });
        return listeners.onLoaded.mock.calls.length === 0;
      }),
      { numRuns: 30 },
    );
  });

  test('CRD-26.a is rejected from any other window, including the page itself', () => {
    load();
    const other = document.createElement('iframe');
    document.body.append(other);
    for (const source of [window, other.contentWindow, null, makeChannel().port1]) respond({ source });
    other.remove();
    expect(listeners.onLoaded).not.toHaveBeenCalled();
  });

  test('CRD-26.a is rejected once the iframe is removed, when its window is null like that of a message without a source', () => {
    load();
    iframe.remove();
    // Browsers replace the window of a removed iframe, but jsdom keeps it.
    Object.defineProperty(iframe, 'contentWindow', { value: null });
    respond({ source: null });
    expect(listeners.onLoaded).not.toHaveBeenCalled();
  });

  test('is rejected with a nonce that was not sent, or before one was', () => {
    respond({ data: { type: 'loaded', nonce: '0'.repeat(32) } });
    respond({ data: { type: 'loaded' } });
    respond({ data: { type: 'loaded', nonce: undefined } });
    load();
    const nonce = nonceSent();
    for (const wrong of [
      nonce.toUpperCase().replace(/^./, 'F'),
      nonce.slice(1),
      `${nonce}0`,
      '',
      [nonce],
      null,
    ])
      respond({ data: { type: 'loaded', nonce: wrong } });
    expect(listeners.onLoaded).not.toHaveBeenCalled();
  });

  test('is rejected with the nonce of an earlier connection', () => {
    load();
    const data = { type: 'loaded', nonce: nonceSent() };
    connection.close();
    connection = connectFrame(iframe, listeners);
    load();
    respond({ data });
    expect(listeners.onLoaded).not.toHaveBeenCalled();
  });

  test('is rejected in any other shape, without a port, and with two', () => {
    load();
    const nonce = nonceSent();
    const shapes = [null, undefined, 'loaded', 7, [], {}, [nonce], { nonce }, { type: 'ready', nonce }];
    for (const data of [...shapes, { type: ['loaded'], nonce }, JSON.stringify({ type: 'loaded', nonce })])
      respond({ data });
    respond({ ports: [] });
    respond({ ports: [makeChannel().port2, makeChannel().port2] });
    expect(listeners.onLoaded).not.toHaveBeenCalled();
    respond();
    expect(listeners.onLoaded).toHaveBeenCalledOnce();
  });

  test('works with a frame on http too, as on a development platform', () => {
    connection.close();
    connection = connectFrame(iframe, { ...listeners, origin: 'http://secure.localhost:4183' });
    load();
    respond({ origin: 'http://secure.localhost:4183' });
    expect(listeners.onLoaded).toHaveBeenCalledOnce();
  });

  test('never happens with a frame without an origin', () => {
    connection.close();
    connection = connectFrame(iframe, { ...listeners, origin: 'null' });
    load();
    respond({ origin: 'null' });
    expect(listeners.onLoaded).not.toHaveBeenCalled();
  });
});

test('on the port every protocol message is received, and nothing else', async () => {
  const port = connected();
  const legitimate = [
    { type: 'changed', status: 'complete', cardType: 'Visa', lastFour: '1111' },
    { type: 'changed', status: 'partial', fault: 'notAccepted' },
    { type: 'left' },
    { type: 'entered' },
    { type: 'resized', height: 120 },
  ];
  const hostile = [
    null,
    'left',
    { type: 'changed', status: 'complete', lastFour: '4111111111111111' },
    { type: 'resized', height: 1e9 },
    { type: 'result', id: 1, fault: 'empty' },
    { type: 'loaded', nonce: nonceSent() },
    { type: 'navigate', url: 'https://evil.example' },
  ];
  for (const message of [...hostile, ...legitimate]) port.postMessage(message);
  await vi.waitFor(() => expect(listeners.onMessage).toHaveBeenCalledTimes(legitimate.length));
  expect(listeners.onMessage.mock.calls.map(([message]: unknown[]) => message)).toEqual(legitimate);
  // Window messages are ignored after the handshake: everything else uses the port.
  for (const data of legitimate) respond({ data });
  expect(listeners.onMessage).toHaveBeenCalledTimes(legitimate.length);
});

const card = { encryptedCardNumber: 'a.b.c.d.e', lastFour: '1111', cardType: 'Visa' } as const;

test('the page’s messages arrive in the frame, in order', async () => {
  const messages = messagesOf(connected());
  const sayings = [{ type: 'clear' }, { type: 'disable', isDisabled: true }, { type: 'focus' }] as const;
  for (const message of sayings) connection.send(message);
  await vi.waitFor(() => expect(messages).toEqual(sayings));
});

test('the frame encrypts a card; responses match their requests', async () => {
  const port = connected();
  const messages = messagesOf(port);
  const [first, second] = [connection.encrypt(), connection.encrypt()];
  await vi.waitFor(() => expect(messages).toEqual([1, 2].map((id) => ({ type: 'encrypt', id }))));
  port.postMessage({ type: 'result', id: 3, card });
  port.postMessage({ type: 'result', id: 2, fault: 'notACardNumber' });
  port.postMessage({ type: 'result', id: 1, card });
  expect(await Promise.all([first, second])).toEqual([{ card }, { fault: 'notACardNumber' }]);
});

test('CRD-02.b a bare number is not accepted as an encrypted one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const port = connected();
  const result = connection.encrypt();
  port.postMessage({ type: 'result', id: 1, card: { ...card, encryptedCardNumber: '4111111111111111' } });
  port.postMessage({ type: 'left' });
  await vi.waitFor(() => expect(listeners.onMessage).toHaveBeenCalledOnce());
  vi.advanceTimersByTime(ENCRYPT_WITHIN_MS);
  expect(await result).toEqual({ fault: 'unavailable' });
});

test('a frame without a response is "unavailable": not connected, silent for 15 seconds, or closed', async () => {
  expect(await connection.encrypt()).toEqual({ fault: 'unavailable' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  connected();
  const settled = vi.fn();
  const silent = connection.encrypt().then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await silent;
  expect(settled).toHaveBeenCalledWith({ fault: 'unavailable' });
  const closed = connection.encrypt();
  connection.close();
  expect(await closed).toEqual({ fault: 'unavailable' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a second load closes the connection: nothing is sent to it or received from it', async () => {
  const port = connected();
  const open = connection.encrypt();
  load();
  expect(listeners.onLost).toHaveBeenCalledOnce();
  expect(await open).toEqual({ fault: 'unavailable' });
  expect(sent).toHaveBeenCalledOnce();
  port.postMessage({ type: 'left' });
  respond();
  load();
  connection.send({ type: 'focus' });
  expect(listeners.onLost).toHaveBeenCalledOnce();
  expect(listeners.onLoaded).toHaveBeenCalledOnce();
  expect(listeners.onMessage).not.toHaveBeenCalled();
  expect(await connection.encrypt()).toEqual({ fault: 'unavailable' });
});

test('close removes every listener', () => {
  connection.close();
  load();
  respond();
  expect(sent).not.toHaveBeenCalled();
  expect(listeners.onLoaded).not.toHaveBeenCalled();
});
