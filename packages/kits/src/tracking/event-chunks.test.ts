import type { ImpressionEvent } from '@tableside/api-client';
import { expect, test } from 'vitest';

import { CHUNK_BYTES, eventChunks } from './event-chunks.ts';

const event = (eventId: string, url = 'https://d.example/'): ImpressionEvent => ({
  eventId,
  eventName: 'locationPrediction',
  channel: 'web',
  dateTime: '2026-05-01T12:00:00.000Z',
  userAgent: 'Browser',
  url,
});
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

test('events stay together and in order while they fit', () => {
  const events = [event('1'), event('2')];
  expect(eventChunks(events)).toEqual([events]);
  expect(eventChunks([])).toEqual([]);
});

test('no request exceeds what may outlive the page, whatever characters it contains', () => {
  const events = Array.from({ length: 200 }, (_, index) =>
    event(String(index), `https://d.example/${'é'.repeat(500)}`),
  );
  const chunks = eventChunks(events);
  expect(chunks.length).toBeGreaterThan(1);
  expect(chunks.flat()).toEqual(events);
  for (const chunk of chunks) expect(bytes(chunk)).toBeLessThanOrEqual(CHUNK_BYTES);
});

test('an event too large for any request is sent alone', () => {
  expect(
    eventChunks([event('1'), event('2', 'x'.repeat(500)), event('3')], 400).map((chunk) => chunk.length),
  ).toEqual([1, 1, 1]);
});
