import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { connectSurvey, type SurveyConnection } from './connect-survey.ts';
import { readSurveyMessage } from './survey-messages.ts';

const origin = 'https://form.example';
const ready = { type: 'form-ready', embedId: 'e1', formId: 'Form1', isClosed: false };
const heard = vi.fn();
let iframe: HTMLIFrameElement;
let connection: SurveyConnection;
beforeEach(() => {
  heard.mockClear();
  iframe = document.createElement('iframe');
  document.body.append(iframe);
  connection = connectSurvey(iframe, { origin, embedId: 'e1' }, heard);
});
afterEach(() => {
  connection.close();
  iframe.remove();
});
const say = (init: MessageEventInit) =>
  window.dispatchEvent(
    new MessageEvent('message', { data: ready, origin, source: iframe.contentWindow, ...init }),
  );

test('messages are received from the form’s own window and exact origin until the connection is closed', () => {
  say({});
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'form-ready' });
  connection.close();
  say({});
  expect(heard).toHaveBeenCalledOnce();
});

test.each([
  'http://form.example',
  'https://form.example/',
  'https://form.example:8443',
  'https://form.example.evil.test',
  'https://evil-form.example',
  'https://FORM.example',
  'null',
  '*',
  '',
  window.location.origin,
])('messages from the origin "%s" are ignored', (wrong) => {
  say({ origin: wrong });
  expect(heard).not.toHaveBeenCalled();
});

test('messages from another window, or once the iframe is removed, are ignored', () => {
  const other = document.createElement('iframe');
  document.body.append(other);
  for (const source of [window, other.contentWindow, null]) say({ source });
  other.remove();
  Object.defineProperty(iframe, 'contentWindow', { value: null });
  say({ source: null });
  expect(heard).not.toHaveBeenCalled();
});

test('messages of another embed, or of another shape, are ignored', () => {
  for (const data of [
    { ...ready, embedId: 'e2' },
    { ...ready, embedId: ['e1'] },
    { type: 'form-ready' },
    { type: 'form-close', embedId: 'e2' },
    { type: 'form-submit', embedId: 'e1' },
    { type: 'form-submit', embedId: 'e1', responseId: 7 },
    { type: 'form-submit', embedId: 'e1', responseId: 'x'.repeat(129) },
    { type: 'redirect-after-submit', embedId: 'e1', url: 'https://evil.test' },
    { type: 'toString', embedId: 'e1' },
    'form-ready',
    null,
    [ready],
  ])
    say({ data });
  expect(heard).not.toHaveBeenCalled();
});

test('whatever arrives, a parsed message has one of five shapes', () => {
  const type = fc.constantFrom(
    'form-ready',
    'form-started',
    'form-screen-changed',
    'form-submit',
    'form-close',
    'x',
  );
  const like = fc.record(
    { type, embedId: fc.constantFrom('e1', 'e2', 1), responseId: fc.oneof(fc.string(), fc.anything()) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(like, fc.anything()), (data) => {
      const message = readSurveyMessage(data, 'e1');
      if (!message) return;
      expect(message.type).toMatch(/^form-(ready|started|screen-changed|submit|close)$/);
      expect(Object.keys(message)).toEqual(
        message.type === 'form-submit' ? ['type', 'responseId'] : ['type'],
      );
    }),
  );
});

test('the form may request to be closed without its id, as for the Escape key', () => {
  say({ data: { type: 'form-close' } });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'form-close' });
});
