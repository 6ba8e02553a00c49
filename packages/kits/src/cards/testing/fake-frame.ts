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

/** What is typed into the fake frame: a complete card, something that is wrong, or the beginning of a card. */
export type FakeCard =
  | { readonly cardType: CardType; readonly lastFour: string }
  | { readonly fault: Exclude<CardNumberError, 'empty'>; readonly cardType?: CardType }
  | { readonly cardType?: CardType };

export interface FakeSecureFrame {
  /** Types a card, or what is wrong with it, into the field that was mounted last. */
  readonly type: (card: FakeCard) => void;
  /** Takes everything out of the field. */
  readonly empty: () => void;
  /** Leaves the field. */
  readonly leave: () => void;
  /** Presses Enter in the field. */
  readonly pressEnter: () => void;
  /** Changes how tall the frame's content is, in pixels. */
  readonly resize: (height: number) => void;
  /** Loads the frame's page once more, which tears its field down. */
  readonly reload: () => void;
  /** Answers the handshake that was held back (`isSilent`): a frame that was slow. */
  readonly answer: () => void;
  /** What the fields do from now on when a card is to be encrypted; "answers" at first. */
  readonly encrypting: (behaviour: 'answers' | 'refuses' | 'fails' | 'never answers') => void;
  /** What the page said on the port, oldest first. */
  readonly received: readonly PageMessage[];
  /** Style, words and nonce of the field that was mounted last. */
  readonly init: () => FrameInit | undefined;
  /** No field is answered any longer. Call it when the test is over. */
  readonly stop: () => void;
}

export interface FakeSecureFrameOptions {
  /** The frames load and answer nothing: blocked by the browser, or slow until `answer()`. */
  readonly isSilent?: boolean;
  /** Called for each frame once it is connected, for a story that draws in it. */
  readonly onConnected?: (iframe: HTMLIFrameElement) => void;
}

/** The fake encrypted card with these last four digits. */
export const fakeEncryption = (lastFour: string): string => `fake.key.iv.card-${lastFour}.tag`;

/** Both ends of a channel that delivers at once, so that a test sees what an act did when the act is over. */
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

/** One mounted field: its iframe, whose own window is never spoken to. */
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
  const answer = () => {
    if (!init) return;
    const event = new MessageEvent('message', {
      data: { type: 'loaded', nonce: init.nonce },
      origin: new URL(iframe.src).origin,
      source: frameWindow,
    });
    // It is no port of the browser's, which no MessageEvent would take.
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
    if (init && !isSilent) answer();
  };
  return { iframe, load, answer, change, say, init: () => init };
}

interface Shared {
  readonly received: PageMessage[];
  encrypting: 'answers' | 'refuses' | 'fails' | 'never answers';
}

/**
 * Stands for the secure frame of every `SecureCardField` that is mounted while it is there, in tests and stories: the
 * handshake is answered by itself, the card is typed by the test. Nothing of the page's own code is replaced.
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
 * What it says arrives at once; wrap it in `act`.
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
  /** The iframe's document is irrelevant here. */
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
    answer: () => last().answer(),
    encrypting: (behaviour) => {
      shared.encrypting = behaviour;
    },
    received: shared.received,
    init: () => last().init(),
    stop: () => {
      observer.disconnect();
      document.removeEventListener('load', hush, true);
    },
  };
}
