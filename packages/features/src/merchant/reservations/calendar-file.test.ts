import { expect, test } from 'vitest';

import { reservationCalendarFile } from './calendar-file.ts';

const table = { id: 'reservation-1', startsAt: '2026-06-22T23:00:00.000Z' };
const now = Date.parse('2026-06-15T12:00:00Z');

test('RES-08 a reservation lasts two hours in a calendar, at the same time in every zone', () => {
  const file = reservationCalendarFile(table, { title: 'Ember Hall', location: '1 Pier St; Ohio, 5', now });
  expect(file).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tableside//Reservations//EN',
      'BEGIN:VEVENT',
      'UID:reservation-1',
      'SEQUENCE:29692080',
      'DTSTAMP:20260615T120000Z',
      'DTSTART:20260622T230000Z',
      'DTEND:20260623T010000Z',
      'SUMMARY:Ember Hall',
      'LOCATION:1 Pier St\\; Ohio\\, 5',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('RES-08 the file of a changed reservation replaces the earlier one: the same id, a later sequence', () => {
  const headOf = (startsAt: string, moment: number) => {
    const file = reservationCalendarFile(
      { ...table, startsAt },
      { title: 'Ember Hall', location: '', now: moment },
    );
    const [, uid] = /^UID:(.+)\r$/m.exec(file) ?? [];
    const [, sequence] = /^SEQUENCE:(\d+)\r$/m.exec(file) ?? [];
    return { uid, sequence: Number(sequence) };
  };
  const first = headOf(table.startsAt, now);
  const changed = headOf('2026-06-23T00:00:00.000Z', now + 90_000);
  expect(changed.uid).toBe(first.uid);
  expect(changed.sequence).toBeGreaterThan(first.sequence);
});

test('RES-08 no line of a calendar file is longer than 75 octets, and no name can inject a line', () => {
  const title = `${'Café '.repeat(40)}\r\nATTENDEE:x`;
  const file = reservationCalendarFile(table, { title, location: '', now });
  const encoder = new TextEncoder();
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => encoder.encode(line).length))).toBe(75);
  expect(lines).not.toContain('ATTENDEE:x');
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Café '.repeat(40)}\\nATTENDEE:x\r\n`);
  const short = reservationCalendarFile(table, { title: 'A\\B\nATTENDEE:x', location: '', now });
  expect(short).toContain('SUMMARY:A\\\\B\\nATTENDEE:x\r\n');
});
