import { SITTING_MS, type Reservation } from '@tableside/core';

/** Formats "20260622T230000Z". */
const utc = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds lines at 75 octets: they continue after a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  return [...line]
    .map((character) => {
      const octets = encoder.encode(character).length;
      length += octets;
      if (length <= 75) return character;
      length = 1 + octets;
      return `\r\n ${character}`;
    })
    .join('');
}

export function reservationCalendarFile(
  { id, startsAt }: Pick<Reservation, 'id' | 'startsAt'>,
  { title, location, now }: { readonly title: string; readonly location: string; readonly now: number },
): string {
  const begins = Date.parse(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tableside//Reservations//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    // Increases over time, so that the file of a changed reservation replaces the earlier one with the same
    // id.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(begins)}`,
    `DTEND:${utc(begins + SITTING_MS)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
