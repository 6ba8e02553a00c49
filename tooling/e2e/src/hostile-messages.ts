import type { Frame, Page } from '@playwright/test';

/** A message, from a window to the one above all, with a port as the secure frame's own has. */
export const sayLoaded = (from: Page | Frame, nonce: string): Promise<void> =>
  from.evaluate((said) => {
    const { port1, port2 } = new MessageChannel();
    const shown = window as { ports?: MessagePort[]; heard?: unknown[] };
    shown.ports = [...(shown.ports ?? []), port1];
    port1.addEventListener('message', ({ data }) => {
      shown.heard = [...(shown.heard ?? []), data];
    });
    port1.start();
    top?.postMessage({ type: 'loaded', nonce: said }, '*', [port2]);
  }, nonce);

/** Says something on a port that was handed over with `sayLoaded`; the first by default. */
export const sayOnPort = (from: Page | Frame, messages: readonly unknown[], port = 0): Promise<void> =>
  from.evaluate(
    ({ said, index }) => {
      const { ports = [] } = window as { ports?: MessagePort[] };
      for (const message of said) ports[index]?.postMessage(message);
    },
    { said: messages, index: port },
  );

/** What came on the ports that were handed over. */
export const heardOnPorts = (from: Page | Frame): Promise<unknown[]> =>
  from.evaluate(() => (window as { heard?: unknown[] }).heard ?? []);

/** A page that keeps what it is told. */
export const listeningPage = `<!doctype html><html lang="en"><title>Listening</title><script>
  window.told = [];
  addEventListener('message', ({ data, origin, ports }) => told.push({ data, origin, ports }));
</script>`;

export const toldTo = (window: Page | Frame): Promise<{ data: unknown; origin: string }[]> =>
  window.evaluate(() =>
    (window as unknown as { told: { data: unknown; origin: string }[] }).told.map(({ data, origin }) => ({
      data,
      origin,
    })),
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
  notACardNumber: 'Not a card number',
  notAccepted: 'Not accepted',
};

/** A page's first message, as it should be. */
export const rightInit = { type: 'init', nonce: '0123456789abcdef0123456789abcdef', style, words };

/** First messages that a frame must not answer. */
export const wrongInits: readonly unknown[] = [
  undefined,
  null,
  'init',
  [],
  {},
  { ...rightInit, type: 'Init' },
  { ...rightInit, nonce: undefined },
  { ...rightInit, nonce: '0123456789ABCDEF0123456789ABCDEF' },
  { ...rightInit, nonce: '0123456789abcdef' },
  { ...rightInit, nonce: ['0123456789abcdef0123456789abcdef'] },
  { ...rightInit, style: undefined },
  { ...rightInit, style: { ...style, text: 'url(http://elsewhere.localhost/)' } },
  { ...rightInit, style: { ...style, surface: '#fff;background:red' } },
  { ...rightInit, style: { ...style, radius: 1e9 } },
  { ...rightInit, style: { ...style, font: 'x'.repeat(61) } },
  { ...rightInit, words: { ...words, label: { toString: 'x' } } },
  { ...rightInit, words: { ...words, hint: 'x'.repeat(301) } },
  { ...rightInit, words: undefined },
];

/** What a page must not be able to do on the port. */
export const wrongOrders: readonly unknown[] = [
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
  { type: 'init', nonce: rightInit.nonce, style, words },
];

const jwe = `${'e30.'.repeat(4)}e30`;

/** What a frame must not be able to tell on the port. */
export const wrongReports: readonly unknown[] = [
  null,
  'changed',
  { type: 'changed', status: 'full', lastFour: '6666' },
  { type: 'changed', status: 'whole', lastFour: '66666' },
  { type: 'changed', status: 'whole', lastFour: '<b>6', cardType: 'Visa' },
  { type: 'changed', status: 'whole', cardType: 'Diners' },
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
