import {
  readFrameInit,
  readPageMessage,
  type CardNumberError,
  type CardType,
  type EncryptedCard,
  type FrameInit,
  type FrameMessage,
  type PageMessage,
} from '@tableside/core';

export type FakeCard =
  | { readonly cardType: CardType; readonly lastFour: string }
  | { readonly fault: Exclude<CardNumberError, 'empty'>; readonly cardType?: CardType }
  | { readonly cardType?: CardType };

export interface FakeSecureFrame {
  readonly type: (card: FakeCard) => void;
  readonly empty: () => void;
  readonly leave: () => void;
  readonly pressEnter: () => void;
  readonly resize: (height: number) => void;
  readonly reload: () => void;
  readonly respond: () => void;
  readonly encrypting: (behavior: 'answers' | 'refuses' | 'fails' | 'never answers') => void;
  readonly received: readonly PageMessage[];
  readonly init: () => FrameInit | undefined;
  readonly stop: () => void;
}

export interface FakeSecureFrameOptions {
  /**
   * Whether the frames load but do not respond until `respond()`, as when the browser blocks them or they are
   * slow.
   */
  readonly isSilent?: boolean;
  readonly onConnected?: (iframe: HTMLIFrameElement) => void;
}

export const fakeEncryption = (lastFour: string): string => `fake.key.iv.card-${lastFour}.tag`;

/**
 * Creates both ends of a channel that delivers synchronously, so that a test sees all
 * effects when `act` returns.
 */
function instantChannel(onFromPage: (data: unknown) => void) {
  let isOpen = false;
  let hear: ((event: { readonly data: unknown }) => void) | undefined;
  const page = {
    addEventListener: (_: 'message', listener: typeof hear) => {
      hear = listener;
    },
    start: () => {
      isOpen = true;
    },
    postMessage: (message: unknown) => isOpen && onFromPage(structuredClone(message)),
    close: () => {
      isOpen = false;
    },
  };
  return {
    page,
    say: (message: FrameMessage) => isOpen && hear?.({ data: structuredClone(message) }),
  };
}

const empty = { type: 'changed', status: 'empty' } as const;

const toChange = (card: FakeCard): FrameMessage & { readonly type: 'changed' } => ({
  ...card,
  type: 'changed',
  status: 'lastFour' in card ? 'complete' : 'partial',
});

function attach(iframe: HTMLIFrameElement, { isSilent, onConnected }: FakeSecureFrameOptions, fake: Shared) {
  let init: FrameInit | undefined;
  let content: FrameMessage & { readonly type: 'changed' } = empty;
  const { page, say } = instantChannel((data) => {
    const message = readPageMessage(data);
    if (!message) return;
    fake.received.push(message);
    if (message.type === 'clear') change(empty);
    if (message.type === 'encrypt' && fake.encrypting !== 'never answers') say(result(message.id));
  });

  const change = (next: typeof content) => {
    content = next;
    say(next);
  };

  function result(id: number): FrameMessage {
    const { status, fault, cardType, lastFour } = content;
    if (fake.encrypting === 'refuses') return { type: 'result', id, fault: 'notACardNumber' };
    if (fake.encrypting === 'fails') return { type: 'result', id, fault: 'unavailable' };
    if (status !== 'complete' || !cardType || !lastFour)
      return { type: 'result', id, fault: fault ?? (status === 'empty' ? 'empty' : 'notACardNumber') };
    const card: EncryptedCard = { encryptedCardNumber: fakeEncryption(lastFour), lastFour, cardType };
    return { type: 'result', id, card };
  }

  const { contentWindow: frameWindow } = iframe;
  const respond = () => {
    if (!init) return;
    const event = new MessageEvent('message', {
      data: { type: 'loaded', nonce: init.nonce },
      origin: new URL(iframe.src).origin,
      source: frameWindow,
    });
    // The fake port is not a real MessagePort, so the MessageEvent constructor would reject it.
    Object.defineProperty(event, 'ports', { value: [page] });
    window.dispatchEvent(event);
    onConnected?.(iframe);
  };

  const load = () => {
    if (!frameWindow) return;
    const postMessage = frameWindow.postMessage.bind(frameWindow);
    frameWindow.postMessage = (data: unknown, target: unknown) => {
      if (target === new URL(iframe.src).origin) init = readFrameInit(structuredClone(data));
    };
    iframe.dispatchEvent(new Event('load'));
    frameWindow.postMessage = postMessage;
    if (init && !isSilent) respond();
  };
  return { iframe, load, respond, change, say, init: () => init };
}

interface Shared {
  readonly received: PageMessage[];
  encrypting: 'answers' | 'refuses' | 'fails' | 'never answers';
}

/**
 * Fakes the secure frame of every `SecureCardField` mounted while it is active, in tests and stories: the
 * handshake completes automatically, and the test types the card. None of the page's own code is mocked.
 *
 *     let frame: FakeSecureFrame;
 *     beforeEach(() => { frame = fakeSecureFrame(); });
 *     afterEach(() => frame.stop());
 *
 *     render(<Screen />);                                    // with `secureFrameHandlers.url()` among the MSW handlers
 *     await screen.findByTitle('Card number, secure field'); // connected as soon as it is found
 *     act(() => frame.type({ cardType: 'Visa', lastFour: '1111' }));
 *     act(() => frame.leave());                              // then submit: the body has `fakeEncryption('1111')`
 *
 * Its messages arrive synchronously; wrap calls in `act`.
 */
export function fakeSecureFrame(options: FakeSecureFrameOptions = {}): FakeSecureFrame {
  const shared: Shared = { received: [], encrypting: 'answers' };
  const fields = new Map<HTMLIFrameElement, ReturnType<typeof attach>>();

  const meet = () => {
    for (const iframe of document.querySelectorAll<HTMLIFrameElement>('iframe[data-secure-frame]')) {
      if (fields.has(iframe)) continue;
      const field = attach(iframe, options, shared);
      fields.set(iframe, field);
      field.load();
    }
  };
  /** Hides the iframe's own `load` event: only the fake's handshake counts. */
  const hush = (event: Event) => {
    if (event.isTrusted && event.target instanceof HTMLIFrameElement && fields.has(event.target))
      event.stopImmediatePropagation();
  };
  document.addEventListener('load', hush, true);
  const observer = new MutationObserver(meet);
  observer.observe(document, { childList: true, subtree: true });
  meet();

  const last = () => {
    const field = [...fields.values()].findLast(({ iframe }) => iframe.isConnected);
    if (!field) throw new Error('No secure card field is mounted.');
    return field;
  };

  return {
    type: (card) => last().change(toChange(card)),
    empty: () => last().change(empty),
    leave: () => void last().say({ type: 'left' }),
    pressEnter: () => void last().say({ type: 'entered' }),
    resize: (height) => void last().say({ type: 'resized', height }),
    reload: () => last().load(),
    respond: () => last().respond(),
    encrypting: (behavior) => {
      shared.encrypting = behavior;
    },
    received: shared.received,
    init: () => last().init(),
    stop: () => {
      observer.disconnect();
      document.removeEventListener('load', hush, true);
    },
  };
}
