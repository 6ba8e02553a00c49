import { cardDigits, cardNumberError, cardTypeOf, cardTypes, type FrameInit } from '@tableside/core';

import { fakeSecureFrame, type FakeSecureFrame, type FakeSecureFrameOptions } from './fake-frame.ts';

const sheet = ({ text, textMuted, surface, border, focus, danger, radius, font }: FrameInit['style']) => `
  body { margin: 0; font: 16px/1.5 "${font}", system-ui, sans-serif; color: ${text}; }
  label { display: block; font-weight: 600; }
  label span { color: ${danger}; }
  p { margin: 4px 0; font-size: 14px; color: ${textMuted}; }
  input { box-sizing: border-box; width: 100%; height: 48px; padding: 8px 12px; border: 1px solid ${border};
    border-radius: ${radius}px; background: ${surface}; color: inherit; font: inherit; }
  input:focus { outline: 2px solid ${focus}; outline-offset: -2px; }
`;

function draw(page: Document, { style, words }: FrameInit): HTMLInputElement {
  const add = <K extends 'label' | 'span' | 'p' | 'input' | 'style'>(
    tag: K,
    words = '',
    parent = page.body,
  ) => {
    const element = page.createElement(tag);
    element.textContent = words;
    parent.append(element);
    return element;
  };
  page.documentElement.lang = 'en';
  page.title = words.label;
  add('style', sheet(style), page.head);
  const label = add('label', words.label);
  add('span', words.required, label);
  add('p', words.hint);
  const input = add('input');
  input.id = 'number';
  label.htmlFor = input.id;
  input.inputMode = 'numeric';
  return input;
}

async function emptyPage(iframe: HTMLIFrameElement): Promise<Document | undefined> {
  while (iframe.isConnected) {
    const page = iframe.contentDocument;
    if (page?.URL === 'about:srcdoc' && page.readyState === 'complete') return page;
    // oxlint-disable-next-line no-await-in-loop -- polls once per animation frame
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
  return undefined;
}

export function visibleFakeFrame(options: FakeSecureFrameOptions = {}): FakeSecureFrame {
  const frame = fakeSecureFrame({ ...options, onConnected: (iframe) => void show(iframe) });

  async function show(iframe: HTMLIFrameElement): Promise<void> {
    // A same-origin page replaces the real one, which does not exist here.
    iframe.srcdoc = '<!doctype html>';
    const page = await emptyPage(iframe);
    const init = page && frame.init();
    if (!page || !init) return;
    const input = draw(page, init);
    input.addEventListener('input', () => {
      const digits = cardDigits(input.value);
      const cardType = cardTypeOf(digits);
      const fault = cardNumberError(input.value, cardTypes);
      if (fault === undefined && cardType) frame.type({ cardType, lastFour: digits.slice(-4) });
      else if (fault === 'empty') frame.empty();
      else frame.type(cardType ? { cardType } : {});
    });
    input.addEventListener('blur', () => frame.leave());
    frame.resize(page.documentElement.offsetHeight);
  }

  return frame;
}
