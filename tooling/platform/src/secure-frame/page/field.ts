import type { CardNumberError, CardType, FrameMessage, FrameStyle, FrameWords } from '@tableside/core';

import { errorAfter, readNumber, type Moment, type Reading } from './field-state.ts';
import { deleteBesideGap, digitsOf, formatNumber, type TypedNumber } from './format-number.ts';
import { fontFamily } from './frame-fonts.ts';

type SentMessage = Exclude<FrameMessage, { type: 'result' }>;

interface FieldOptions {
  readonly document: Document;
  readonly accepted: readonly CardType[];
  readonly style: FrameStyle;
  readonly words: FrameWords;
  readonly send: (message: SentMessage) => void;
}

export interface Field {
  take(): { readonly digits: string; readonly reading: Reading } | { readonly fault: CardNumberError };
  validate(isRequired: boolean): void;
  clear(): void;
  focus(): void;
  disable(isDisabled: boolean): void;
}

function dress(root: HTMLElement, { radius, font, ...colors }: FrameStyle): void {
  for (const [name, color] of Object.entries(colors))
    root.style.setProperty(`--${name === 'textMuted' ? 'text-muted' : name}`, color);
  root.style.setProperty('--radius', `${radius}px`);
  root.style.setProperty('--font', fontFamily(font));
}

export function createField({ document, accepted, style, words, send }: FieldOptions): Field {
  const part = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (!element) throw new Error(`The page has no ${id}.`);
    return element;
  };
  const input = part('number') as HTMLInputElement;
  const root = document.documentElement;
  let error: CardNumberError | undefined;
  let lastText = '';

  dress(root, style);
  document.title = words.label;
  part('label').textContent = words.label;
  part('required').textContent = words.required;
  part('hint').textContent = words.hint;
  if (words.required.trim() !== '') input.setAttribute('aria-required', 'true');
  part('field').hidden = false;

  /** Skips unchanged texts, because screen readers announce an alert at every update. */
  const write = (id: string, text: string) => {
    const element = part(id);
    if (element.textContent !== text) element.textContent = text;
  };

  function show(moment: Moment): Reading {
    const reading = readNumber(input.value, accepted);
    const { status, cardType, lastFour } = reading;
    error = errorAfter(moment, reading, error);
    if (error === undefined) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    write('fault', error === undefined ? '' : words[error].replaceAll('{type}', cardType ?? ''));
    root.dataset['cardType'] = cardType ?? 'Other';
    write('network', cardType ?? '');
    write('told', cardType ?? '');
    const message: SentMessage = {
      type: 'changed',
      status,
      ...(error !== undefined && { fault: error }),
      ...(cardType !== undefined && { cardType }),
      ...(lastFour !== undefined && { lastFour }),
    };
    const text = JSON.stringify(message);
    if (text !== lastText) send(message);
    lastText = text;
    return reading;
  }

  function put({ text, caret }: TypedNumber): void {
    if (input.value !== text) input.value = text;
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  }
  const typed = (): TypedNumber => ({ text: input.value, caret: input.selectionStart ?? input.value.length });
  function onTyped(): void {
    put(formatNumber(typed()));
    show('typed');
  }

  input.addEventListener('beforeinput', (event) => {
    const direction = /^deleteContent(Backward|Forward)$/.exec(event.inputType)?.[1]?.toLowerCase();
    if (direction === undefined || input.selectionStart !== input.selectionEnd || input.readOnly) return;
    const left = deleteBesideGap(typed(), direction === 'backward' ? 'backward' : 'forward');
    if (!left) return;
    event.preventDefault();
    put(left);
    show('typed');
  });
  input.addEventListener('input', (event) => {
    // Changing the text during IME composition would interrupt it.
    if (!('isComposing' in event && event.isComposing)) onTyped();
  });
  input.addEventListener('compositionend', onTyped);
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Enter' && !isComposing) send({ type: 'entered' });
  });
  input.addEventListener('blur', () => {
    show('left');
    send({ type: 'left' });
  });

  function clear(): void {
    input.value = '';
    error = undefined;
    show('typed');
  }

  return {
    take() {
      const reading = show('required');
      return reading.fault === undefined
        ? { digits: digitsOf(input.value), reading }
        : { fault: reading.fault };
    },
    validate: (isRequired) => void show(isRequired ? 'required' : 'validated'),
    clear,
    focus: () => input.focus(),
    disable(isDisabled) {
      // A disabled input would lose focus and leave the tab order. A read-only one keeps both.
      input.readOnly = isDisabled;
      input.setAttribute('aria-disabled', String(isDisabled));
    },
  };
}
