import type { Frame, Page } from '@playwright/test';

export const postLoaded = (from: Page | Frame, nonce: string): Promise<void> =>
  from.evaluate((sentNonce) => {
    const { port1, port2 } = new MessageChannel();
    const shown = window as { ports?: MessagePort[]; heard?: unknown[] };
    shown.ports = [...(shown.ports ?? []), port1];
    port1.addEventListener('message', ({ data }) => {
      shown.heard = [...(shown.heard ?? []), data];
    });
    port1.start();
    top?.postMessage({ type: 'loaded', nonce: sentNonce }, '*', [port2]);
  }, nonce);

export const postOnPort = (from: Page | Frame, messages: readonly unknown[], port = 0): Promise<void> =>
  from.evaluate(
    ({ messages: sent, index }) => {
      const { ports = [] } = window as { ports?: MessagePort[] };
      for (const message of sent) ports[index]?.postMessage(message);
    },
    { messages, index: port },
  );

export const receivedOnPorts = (from: Page | Frame): Promise<unknown[]> =>
  from.evaluate(() => (window as { heard?: unknown[] }).heard ?? []);

export const recorderPage = `<!doctype html><html lang="en"><title>Listening</title><script>
  window.receivedMessages = [];
  addEventListener('message', ({ data, origin, ports }) => receivedMessages.push({ data, origin, ports }));
</script>`;

export const receivedBy = (window: Page | Frame): Promise<{ data: unknown; origin: string }[]> =>
  window.evaluate(() =>
    (window as unknown as { receivedMessages: { data: unknown; origin: string }[] }).receivedMessages.map(
      ({ data, origin }) => ({
        data,
        origin,
      }),
    ),
  );

const style = {
  text: '#111111',
  textMuted: '#555555',
  surface: '#ffffff',
  border: '#777777',
  focus: '#0000ff',
  danger: '#aa0000',
  radius: 8,
  font: 'DM Sans Variable',
};
const words = {
  label: 'Card number',
  required: ' *',
  hint: 'A hint',
  empty: 'Empty',
  incomplete: 'Incomplete',
  notACardNumber: 'Not a card number',
  notAccepted: 'Not accepted',
};

export const validInit = { type: 'init', nonce: '0123456789abcdef0123456789abcdef', style, words };

export const invalidInits: readonly unknown[] = [
  undefined,
  null,
  'init',
  [],
  {},
  { ...validInit, type: 'Init' },
  { ...validInit, nonce: undefined },
  { ...validInit, nonce: '0123456789ABCDEF0123456789ABCDEF' },
  { ...validInit, nonce: '0123456789abcdef' },
  { ...validInit, nonce: ['0123456789abcdef0123456789abcdef'] },
  { ...validInit, style: undefined },
  { ...validInit, style: { ...style, text: 'url(http://elsewhere.localhost/)' } },
  { ...validInit, style: { ...style, surface: '#fff;background:red' } },
  { ...validInit, style: { ...style, radius: 1e9 } },
  { ...validInit, style: { ...style, font: 'x'.repeat(61) } },
  { ...validInit, words: { ...words, label: { toString: 'x' } } },
  { ...validInit, words: { ...words, hint: 'x'.repeat(301) } },
  { ...validInit, words: undefined },
];

export const invalidCommands: readonly unknown[] = [
  null,
  'clear',
  ['clear'],
  { type: 'Clear' },
  { type: 'clear ' },
  { type: 'disable', isDisabled: 'yes' },
  { type: 'validate' },
  { type: 'encrypt' },
  { type: 'encrypt', id: -1 },
  { type: 'encrypt', id: 0.5 },
  { type: 'encrypt', id: '1' },
  { type: 'read' },
  { type: 'value', id: 1 },
  { type: 'init', nonce: validInit.nonce, style, words },
];

const jwe = `${'e30.'.repeat(4)}e30`;

export const invalidReports: readonly unknown[] = [
  null,
  'changed',
  { type: 'changed', status: 'full', lastFour: '6666' },
  { type: 'changed', status: 'complete', lastFour: '66666' },
  { type: 'changed', status: 'complete', lastFour: '<b>6', cardType: 'Visa' },
  { type: 'changed', status: 'complete', cardType: 'Diners' },
  { type: 'resized', height: 1e6 },
  { type: 'resized', height: -5 },
  { type: 'resized', height: '100vh' },
  {
    type: 'result',
    id: 1,
    card: { encryptedCardNumber: '4111111111111111', lastFour: '1111', cardType: 'Visa' },
  },
  { type: 'result', id: -1, card: { encryptedCardNumber: jwe, lastFour: '6666', cardType: 'Visa' } },
  { type: 'result', id: 1e6, card: { encryptedCardNumber: jwe, lastFour: '6666', cardType: 'Visa' } },
  { type: 'result', id: 1, fault: 'none' },
  { type: 'number', value: '4111111111111111' },
];
