import { cardTypes, type CardNumberError, type CardType, type EncryptedCard } from './payment-card.ts';

/*
 * The messages between a page and the secure frame. The page sends `FrameInit` to the frame's exact origin.
 * The frame replies with `FrameLoaded` to the page's exact origin and one end of a MessageChannel, which
 * carries everything else. Both sides parse messages with the functions below and drop invalid ones.
 */

/**
 * The style of the frame's field: a closed set of values, so that no style text crosses the boundary. Colors
 * are `#rrggbb`. The radius is in pixels, from 0 to 32. The font is one that the frame has, such as
 * "DM Sans Variable", and any other name means the device's default font.
 */
export interface FrameStyle {
  readonly text: string;
  readonly textMuted: string;
  readonly surface: string;
  readonly border: string;
  readonly focus: string;
  readonly danger: string;
  readonly radius: number;
  readonly font: string;
}

/**
 * The frame's texts, from the partner's copy: plain text of at most 300 characters. `required` follows the
 * label of a required field, such as " *". Older sites have a `{type}` in `notAccepted`, which stands for the
 * network of the number.
 */
export interface FrameWords {
  readonly label: string;
  readonly required: string;
  readonly hint: string;
  readonly empty: string;
  readonly incomplete: string;
  readonly notACardNumber: string;
  readonly notAccepted: string;
}

export interface FrameInit {
  readonly type: 'init';
  /** 128 random bits, as 32 hexadecimal digits. */
  readonly nonce: string;
  readonly style: FrameStyle;
  readonly words: FrameWords;
}

export interface FrameLoaded {
  readonly type: 'loaded';
  readonly nonce: string;
}

/** A message from the frame to the page on the port. */
export type FrameMessage =
  /** The current state of the field, never the number. `lastFour` is set once the number is complete. */
  | {
      readonly type: 'changed';
      readonly status: 'empty' | 'partial' | 'complete';
      readonly fault?: CardNumberError;
      readonly cardType?: CardType;
      readonly lastFour?: string;
    }
  | { readonly type: 'left' }
  | { readonly type: 'entered' }
  | { readonly type: 'resized'; readonly height: number }
  /** The response to `encrypt`: the card, or the reason why there is none. */
  | { readonly type: 'result'; readonly id: number; readonly card: EncryptedCard }
  | { readonly type: 'result'; readonly id: number; readonly fault: CardNumberError | 'unavailable' };

/** A message from the page to the frame on the port. */
export type PageMessage =
  | { readonly type: 'encrypt'; readonly id: number }
  | { readonly type: 'clear' }
  | { readonly type: 'focus' }
  /** Shows the field's error, as on blur. With `isRequired`, an empty field is also an error. */
  | { readonly type: 'validate'; readonly isRequired: boolean }
  | { readonly type: 'disable'; readonly isDisabled: boolean };

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown, longest = 300): value is string =>
  typeof value === 'string' && value.length <= longest;
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isNonce = (value: unknown): value is string => isText(value) && /^[0-9a-f]{32}$/.test(value);
const isColor = (value: unknown): value is string => isText(value) && /^#[0-9a-f]{6}$/i.test(value);
const isLastFour = (value: unknown): value is string => isText(value) && /^[0-9]{4}$/.test(value);
const isCardType = (value: unknown): value is CardType => cardTypes.some((type) => type === value);

const faults: readonly unknown[] = [
  'empty',
  'incomplete',
  'notACardNumber',
  'notAccepted',
] satisfies CardNumberError[];
const isFault = (value: unknown): value is CardNumberError => faults.includes(value);
const isUnset = (value: unknown): value is undefined => value === undefined;

/**
 * Parses the message. Undefined for anything else. The page also calls it, to validate the message before
 * sending.
 */
export function readFrameInit(data: unknown): FrameInit | undefined {
  if (!isRecord(data) || data['type'] !== 'init' || !isNonce(data['nonce'])) return undefined;
  const { style, words } = data;
  if (!isRecord(style) || !isRecord(words)) return undefined;
  const { text, textMuted, surface, border, focus, danger, radius, font } = style;
  const { label, required, hint, empty, incomplete, notACardNumber, notAccepted } = words;
  if (![text, textMuted, surface, border, focus, danger].every((color) => isColor(color))) return undefined;
  if (typeof radius !== 'number' || !(radius >= 0 && radius <= 32) || !isText(font, 60)) return undefined;
  if (![label, required, hint, empty, incomplete, notACardNumber, notAccepted].every((word) => isText(word)))
    return undefined;
  return {
    type: 'init',
    nonce: data['nonce'],
    style: { text, textMuted, surface, border, focus, danger, radius, font } as FrameStyle,
    words: { label, required, hint, empty, incomplete, notACardNumber, notAccepted } as FrameWords,
  };
}

export const readFrameLoaded = (data: unknown): FrameLoaded | undefined =>
  isRecord(data) && data['type'] === 'loaded' && isNonce(data['nonce'])
    ? { type: 'loaded', nonce: data['nonce'] }
    : undefined;

function readChanged({ status, fault, cardType, lastFour }: Fields): FrameMessage | undefined {
  if (status !== 'empty' && status !== 'partial' && status !== 'complete') return undefined;
  if (!isUnset(fault) && !isFault(fault)) return undefined;
  if (!isUnset(cardType) && !isCardType(cardType)) return undefined;
  if (!isUnset(lastFour) && !isLastFour(lastFour)) return undefined;
  return {
    type: 'changed',
    status,
    ...(fault !== undefined && { fault }),
    ...(cardType !== undefined && { cardType }),
    ...(lastFour !== undefined && { lastFour }),
  };
}

function readResult({ id, card, fault }: Fields): FrameMessage | undefined {
  if (!isId(id)) return undefined;
  if (isFault(fault) || fault === 'unavailable') return { type: 'result', id, fault };
  if (!isRecord(card)) return undefined;
  const { encryptedCardNumber, lastFour, cardType } = card;
  if (!isText(encryptedCardNumber, 4096) || !isLastFour(lastFour) || !isCardType(cardType)) return undefined;
  // Only five parts of base64url (RFC 7516) are accepted, so that a bare number can never pass as an
  // encrypted one.
  if (!/^[\w-]+(\.[\w-]+){4}$/.test(encryptedCardNumber)) return undefined;
  return { type: 'result', id, card: { encryptedCardNumber, lastFour, cardType } };
}

export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, height } = data;
  if (type === 'changed') return readChanged(data);
  if (type === 'result') return readResult(data);
  if (type === 'left' || type === 'entered') return { type };
  if (type === 'resized' && typeof height === 'number' && height >= 0 && height <= 600)
    return { type, height };
  return undefined;
}

export function readPageMessage(data: unknown): PageMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { type, id, isRequired, isDisabled } = data;
  if (type === 'encrypt' && isId(id)) return { type, id };
  if (type === 'clear' || type === 'focus') return { type };
  if (type === 'validate' && typeof isRequired === 'boolean') return { type, isRequired };
  if (type === 'disable' && typeof isDisabled === 'boolean') return { type, isDisabled };
  return undefined;
}
