// @vitest-environment jsdom
import { readFrameLoaded, readFrameMessage, type FrameMessage, type PageMessage } from '@tableside/core';
import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { framePage } from '../page.ts';
import { frameInit } from './frame-init.fixture.ts';
import { startPage } from './start-page.ts';

const ORIGIN = 'http://american.localhost:4000';
const VISA = '4111 1111 1111 1111';
const page = framePage({
  embedder: { origin: ORIGIN, partnerId: 'american' },
  accepted: ['Visa', 'Amex'],
  files: {
    scriptPath: '/field.js',
    stylePath: '/field.css',
    scriptIntegrity: 'sha256-script',
    styleIntegrity: 'sha256-style',
  },
});

class InstantChannel {
  readonly port1 = new InstantPort();
  readonly port2 = new InstantPort();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}
class InstantPort extends EventTarget {
  other: InstantPort | undefined;
  postMessage(data: unknown) {
    this.other?.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
  }
  start() {}
}

const parent = { postMessage: vi.fn<(data: unknown, origin: string, ports: InstantPort[]) => void>() };
let port: InstantPort | undefined;
let heard: FrameMessage[] = [];
let keys: CryptoKeyPair;

const input = () => document.querySelector('input') ?? document.createElement('input');
const textOf = (id: string) => document.getElementById(id)?.textContent;
const say = (data: unknown = frameInit(), others: MessageEventInit = {}) =>
  window.dispatchEvent(
    Object.defineProperty(new MessageEvent('message', { data, origin: ORIGIN, ...others }), 'source', {
      value: parent,
    }),
  );
const send = (message: PageMessage) => port?.postMessage(message);
function type(value: string) {
  input().focus();
  input().value = value;
  input().setSelectionRange(value.length, value.length);
  input().dispatchEvent(new InputEvent('input', { bubbles: true }));
}
const last = (wanted: FrameMessage['type']) => heard.findLast((message) => message.type === wanted);

function connect() {
  say();
  [port] = parent.postMessage.mock.calls[0]?.[2] ?? [];
  port?.addEventListener('message', (event) => {
    const message = readFrameMessage((event as MessageEvent<unknown>).data);
    if (message) heard.push(message);
  });
}

beforeAll(async () => {
  keys = await generateKeyPair('RSA-OAEP-256', { extractable: true });
});
beforeEach(async () => {
  heard = [];
  parent.postMessage.mockClear();
  const parsed = new DOMParser().parseFromString(String(await page), 'text/html');
  document.replaceChild(document.importNode(parsed.documentElement, true), document.documentElement);
  vi.stubGlobal('parent', parent);
  vi.stubGlobal('MessageChannel', InstantChannel);
  // jsdom's Uint8Array is a different class from the one that Node's TextEncoder and crypto use.
  vi.stubGlobal('Uint8Array', new TextEncoder().encode('').constructor);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
  vi.stubGlobal('fetch', async (path: string) => {
    const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'k1' };
    return path === '/keys' ? Response.json({ keys: [jwk], now: 1_700_000_000 }) : Response.error();
  });
  startPage(window);
});
afterEach(() => {
  port = undefined;
  vi.unstubAllGlobals();
});

describe('the frame page', () => {
  test('is empty before the site’s first message, then responds to its exact origin with one port', () => {
    expect(document.getElementById('field')?.hidden).toBe(true);
    say(frameInit(), { origin: 'http://hilton.localhost:4000' });
    expect([document.getElementById('field')?.hidden, parent.postMessage.mock.calls]).toEqual([true, []]);
    connect();
    const [data, origin, ports] = parent.postMessage.mock.calls[0] ?? [];
    expect([readFrameLoaded(data)?.nonce, origin, ports?.length]).toEqual([frameInit().nonce, ORIGIN, 1]);
    expect(input().labels?.[0]?.textContent).toBe('Card number *');
    expect(input().getAttribute('aria-required')).toBe('true');
    expect(document.documentElement.style.getPropertyValue('--font')).toBe(
      '"DM Sans Variable", system-ui, sans-serif',
    );
  });

  test('a second message of the site changes nothing', () => {
    connect();
    say({ ...frameInit(), words: { ...frameInit().words, label: 'Password' } });
    expect([textOf('label'), parent.postMessage.mock.calls.length]).toEqual(['Card number', 1]);
  });

  test('copy is inserted as text, and an unlisted font is replaced by the system’s', () => {
    const { style, words } = frameInit();
    say({
      ...frameInit(),
      words: { ...words, label: '<img src=x onerror=alert(1)>' },
      style: { ...style, font: '"; background: url(x)' },
    });
    expect(document.querySelector('img')).toBeNull();
    expect(textOf('label')).toBe('<img src=x onerror=alert(1)>');
    expect(document.documentElement.style.getPropertyValue('--font')).toBe('system-ui, sans-serif');
  });

  test('CRD-02.b reports a number’s state, network and last four digits, never the number', () => {
    connect();
    type('4111');
    type('4111111111111111');
    expect(input().value).toBe(VISA);
    expect(heard).toEqual([
      { type: 'changed', status: 'partial', cardType: 'Visa' },
      { type: 'changed', status: 'complete', cardType: 'Visa', lastFour: '1111' },
    ]);
    expect(document.documentElement.dataset['cardType']).toBe('Visa');
  });

  test('VAL-18 VAL-19 shows errors in the site’s words, associated with the field', () => {
    connect();
    type('4111 1111 1111 1112');
    expect(textOf('fault')).toBe('');
    input().blur();
    expect([textOf('fault'), input().getAttribute('aria-invalid')]).toEqual([
      'Check the card number.',
      'true',
    ]);
    expect(input().getAttribute('aria-describedby')).toContain('fault');
    expect(document.getElementById('fault')?.getAttribute('role')).toBe('alert');
    expect(heard.slice(-2)).toEqual([
      { type: 'changed', status: 'partial', fault: 'notACardNumber', cardType: 'Visa' },
      { type: 'left' },
    ]);
    type('6011');
    expect(textOf('fault')).toBe('Discover is not accepted here: Card must be Visa or Amex');
    type(VISA);
    expect([textOf('fault'), input().hasAttribute('aria-invalid')]).toEqual(['', false]);
  });

  test('VAL-16 validates, clears, can be disabled, and reports Enter', () => {
    connect();
    send({ type: 'validate', isRequired: false });
    expect(textOf('fault')).toBe('');
    send({ type: 'validate', isRequired: true });
    expect(textOf('fault')).toBe('Enter a card number.');
    type('4111');
    send({ type: 'disable', isDisabled: true });
    expect(input().readOnly).toBe(true);
    send({ type: 'disable', isDisabled: false });
    input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(last('entered')).toEqual({ type: 'entered' });
    send({ type: 'clear' });
    expect([input().value, last('changed')]).toEqual(['', { type: 'changed', status: 'empty' }]);
  });

  test('CRD-02.b returns the number encrypted for the vault, and nothing else of it', async () => {
    connect();
    type(VISA);
    send({ type: 'encrypt', id: 7 });
    await vi.waitFor(() => expect(last('result')).toBeDefined());
    const result = last('result');
    expect(result).toMatchObject({ id: 7, card: { cardType: 'Visa', lastFour: '1111' } });
    expect(JSON.stringify(heard)).not.toMatch(/4111 ?1111 ?1111/);
    const message = result && 'card' in result ? result.card.encryptedCardNumber : '';
    const { plaintext, protectedHeader } = await compactDecrypt(message, keys.privateKey);
    expect(protectedHeader).toEqual({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k1' });
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toEqual({
      number: '4111111111111111',
      partner: 'american',
      iat: 1_700_000_000,
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  test('VAL-16 does not encrypt an invalid number, and reports missing keys', async () => {
    connect();
    send({ type: 'encrypt', id: 1 });
    await vi.waitFor(() => expect(last('result')).toBeDefined());
    expect([last('result'), textOf('fault')]).toEqual([
      { type: 'result', id: 1, fault: 'empty' },
      'Enter a card number.',
    ]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    type(VISA);
    send({ type: 'encrypt', id: 2 });
    await vi.waitFor(() => expect(last('result')).toEqual({ type: 'result', id: 2, fault: 'unavailable' }));
  });

  test('all other messages on the port are ignored', async () => {
    connect();
    type(VISA);
    for (const message of [{ type: 'read' }, { type: 'encrypt' }, { type: 'encrypt', id: -1 }, 'clear', null])
      port?.postMessage(message);
    send({ type: 'encrypt', id: 9 });
    await vi.waitFor(() => expect(last('result')).toMatchObject({ id: 9 }));
    expect(input().value).toBe(VISA);
    expect(heard.map(({ type }) => type)).toEqual(['changed', 'result']);
  });

  test('reports its height initially and after each change, even where sizes are not observed', () => {
    let height = 104.2;
    vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, 0, 300, height));
    connect();
    height = 148;
    send({ type: 'validate', isRequired: true });
    send({ type: 'validate', isRequired: true });
    height = 2000;
    send({ type: 'validate', isRequired: false });
    expect(heard.filter(({ type }) => type === 'resized')).toEqual([
      { type: 'resized', height: 148 },
      { type: 'resized', height: 600 },
    ]);
  });

  test('a page in the back/forward cache contains no number', () => {
    connect();
    type(VISA);
    window.dispatchEvent(new Event('pagehide'));
    expect(input().value).toBe('');
  });
});
