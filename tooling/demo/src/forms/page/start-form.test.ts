// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { formPage } from '../page.ts';
import { startForm } from './start-form.ts';

const SITE = 'http://hilton.localhost:4000';
const REVIEW = '#transaction_id=t%261&merchant_id=7&public_id=p-1&utm_source=%2Faccount';
const text = await formPage({
  embedder: { origin: SITE, partnerId: 'hilton' },
  code: 'Form1',
  embedId: 'embed-1',
  responseId: 'r-1',
  files: { scriptPath: '/form.js', stylePath: '/form.css' },
});

const parent = { postMessage: vi.fn<(data: { readonly type: string }, origin: string) => void>() };
const messageTypes = () => parent.postMessage.mock.calls.map(([{ type }]) => type);
const sent = vi.fn<typeof fetch>();
let listening: AbortController;

function open(hash: string) {
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  document.replaceChild(document.importNode(parsed.documentElement, true), document.documentElement);
  window.history.replaceState(null, '', `/to/Form1${hash}`);
  startForm(window);
}
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as querySelector has it
const element = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const choose = (name: string, value: string) =>
  element<HTMLInputElement>(`[name=${name}][value="${value}"]`).click();
const send = () => element<HTMLButtonElement>('form:not([hidden]) button').click();

beforeEach(() => {
  listening = new AbortController();
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        add(type, listener, { signal: listening.signal }),
    );
  }
  vi.stubGlobal('parent', parent);
  vi.stubGlobal(
    'fetch',
    sent.mockImplementation(async () => Response.json({ responseId: 'r-1' })),
  );
});
afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  parent.postMessage.mockReset();
  sent.mockReset();
});

describe('the form page', () => {
  test('reports that it is ready, only to the site that it was rendered for', () => {
    open(REVIEW);
    expect(parent.postMessage.mock.calls).toEqual([
      [{ type: 'form-ready', embedId: 'embed-1', formId: 'Form1', isClosed: false }, SITE],
      [{ type: 'form-screen-changed', embedId: 'embed-1', formId: 'Form1', ref: 'review' }, SITE],
    ]);
  });

  test('shows the review if the hidden fields name a visit, otherwise the survey', () => {
    open(REVIEW);
    expect(element<HTMLElement>('#review').hidden).toBe(false);
    expect(element<HTMLElement>('#survey').hidden).toBe(true);
    listening.abort();
    open('#transaction_id=t1&merchant_id=7');
    expect(element<HTMLElement>('#review').hidden).toBe(true);
    expect(element<HTMLElement>('#survey').hidden).toBe(false);
  });

  test('HIS-21 sends the answers with the visit, and reports it', async () => {
    open(REVIEW);
    choose('stars', '4');
    choose('stars', '5');
    choose('comeBack', 'maybe');
    element<HTMLTextAreaElement>('#review-comment').value = '  The soup!  ';
    send();
    send();
    await vi.waitFor(() => expect(messageTypes()).toContain('form-submit'));
    expect(messageTypes()).toEqual([
      'form-ready',
      'form-screen-changed',
      'form-started',
      'form-screen-changed',
      'form-submit',
    ]);
    expect(parent.postMessage).toHaveBeenLastCalledWith(
      { type: 'form-submit', embedId: 'embed-1', formId: 'Form1', responseId: 'r-1' },
      SITE,
    );
    expect(sent).toHaveBeenCalledOnce();
    const [address, init] = sent.mock.lastCall ?? [];
    expect(address).toBe('/to/Form1');
    expect(JSON.parse(init?.body as string)).toEqual({
      kind: 'review',
      responseId: 'r-1',
      partner: 'hilton',
      publicId: 'p-1',
      transactionId: 't&1',
      merchantId: '7',
      answers: { stars: 5, comeBack: 'maybe', comment: 'The soup!' },
    });
    expect(document.activeElement?.textContent).toBe('Thank you');
    element<HTMLButtonElement>('#thanks button').click();
    expect(messageTypes().at(-1)).toBe('form-close');
  });

  test('shows an error beside the rating before it sends', () => {
    open(REVIEW);
    send();
    expect(sent).not.toHaveBeenCalled();
    expect(element('#stars-fault').textContent).toBe('Please choose one.');
    expect(element('fieldset.stars').getAttribute('aria-describedby')).toBe('stars-fault');
    expect(document.activeElement).toBe(element('[name=stars]'));
    choose('stars', '1');
    expect(element('#stars-fault').textContent).toBe('');
  });

  test.each([
    ['a fault', () => new Response('', { status: 500 }), /still here/],
    ['a card number', () => Response.json({ code: 'cardNumber' }, { status: 400 }), /take it out/],
    ['too many', () => Response.json({ code: 'tooManyTries' }, { status: 429 }), /a lot of tries/],
  ])('keeps the answers after %s', async (_, respond, words) => {
    sent.mockImplementation(async () => respond());
    open('');
    choose('ease', '2');
    element<HTMLTextAreaElement>('#survey-comment').value = 'More soup';
    send();
    await vi.waitFor(() => expect(element('#survey [role=alert]').textContent).toMatch(words));
    expect(element<HTMLTextAreaElement>('#survey-comment').value).toBe('More soup');
    expect(messageTypes()).not.toContain('form-submit');
    sent.mockImplementation(async () => Response.json({ responseId: 'r-1' }));
    send();
    await vi.waitFor(() => expect(messageTypes()).toContain('form-submit'));
  });

  test('Escape asks the site to close the form', () => {
    open(REVIEW);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
    expect(messageTypes()).not.toContain('form-close');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(messageTypes().at(-1)).toBe('form-close');
  });

  test('focuses its first question at the embedding site’s request, and at no other', () => {
    open(REVIEW);
    const hear = (init: object) => {
      const event = new MessageEvent('message');
      const all = { data: 'embed-focus', origin: SITE, source: parent, ...init };
      for (const [name, value] of Object.entries(all)) Object.defineProperty(event, name, { value });
      window.dispatchEvent(event);
    };
    for (const wrong of [{ origin: 'http://evil.test' }, { source: window }, { data: 'focus' }]) {
      hear(wrong);
      expect(document.activeElement).not.toBe(element('[name=stars]'));
    }
    hear({});
    expect(document.activeElement).toBe(element('[name=stars]'));
  });

  test('has no effect in a top-level page', () => {
    vi.stubGlobal('parent', window);
    open(REVIEW);
    expect(element<HTMLElement>('#review').hidden).toBe(true);
  });
});
