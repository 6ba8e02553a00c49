import { afterEach, describe, expect, test, vi } from 'vitest';

import { openSessionChannel, type SessionChannel, type SessionMessage } from './session-channel.ts';

const opened: SessionChannel[] = [];
function open() {
  const received: SessionMessage[] = [];
  const channel = openSessionChannel((message) => received.push(message));
  opened.push(channel);
  return { ...channel, received };
}
afterEach(() => opened.splice(0).forEach((channel) => channel.close()));

const prolonged = { type: 'prolonged', sid: 's-1', deadline: 5 } as const;
const ended = { type: 'ended' } as const;
const taken = { type: 'redirectTaken', nonce: 'n-1' } as const;

const nonsense = [
  null,
  undefined,
  'ended',
  7,
  {},
  { type: 'other' },
  { type: 'redirectTaken' },
  { type: 'redirectTaken', nonce: 7 },
  { type: 'prolonged' },
  { type: 'prolonged', sid: 7, deadline: 5 },
  { type: 'prolonged', sid: 's-1', deadline: '5' },
  { type: 'prolonged', sid: 's-1', deadline: Infinity },
];

describe('tabs with a channel', () => {
  test('SES-13.b receive each other’s messages, but never their own', async () => {
    const [one, other] = [open(), open()];
    for (const message of [prolonged, ended, taken]) one.post(message);
    await vi.waitFor(() => expect(other.received).toEqual([prolonged, ended, taken]));
    expect(one.received).toEqual([]);
  });

  test('ignore messages that no tab sends', async () => {
    const tab = open();
    const stranger = new BroadcastChannel('session');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    for (const message of [...nonsense, ended]) stranger.postMessage(message);
    await vi.waitFor(() => expect(tab.received).toEqual([ended]));
    stranger.close();
  });

  test('receive nothing once closed', async () => {
    // Messages are delivered in the order in which the channels were opened, so the closed one would have
    // received it first.
    const [closed, other, sender] = [open(), open(), open()];
    closed.close();
    sender.post(ended);
    await vi.waitFor(() => expect(other.received).toEqual([ended]));
    expect(closed.received).toEqual([]);
  });

  test('ignore storage events, which would duplicate messages', () => {
    const tab = open();
    window.dispatchEvent(new StorageEvent('storage', { key: 'dr.sessionExpiry', newValue: null }));
    expect(tab.received).toEqual([]);
  });
});

describe('tabs without a channel', () => {
  const openWithout = () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    return open();
  };
  const write = (newValue: string | null, key = 'dr.sessionExpiry') =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

  test('SES-13.b receive a new expiry and the end from another tab’s writes', () => {
    const tab = openWithout();
    write(JSON.stringify({ sid: 's-1', deadline: 5 }));
    write(null);
    expect(tab.received).toEqual([prolonged, ended]);
  });

  test('ignore other keys and malformed values', () => {
    const tab = openWithout();
    write(null, 'dr.mapView');
    write(JSON.stringify({ sid: 's-1', deadline: 5 }), 'dr.mapView');
    for (const text of ['not json', 'null', '7', '{}', JSON.stringify(ended), JSON.stringify(taken)])
      write(text);
    expect(tab.received).toEqual([]);
  });

  test('receive nothing once closed, and send nothing', () => {
    const tab = openWithout();
    tab.post(ended);
    tab.close();
    write(null);
    expect(tab.received).toEqual([]);
  });
});
