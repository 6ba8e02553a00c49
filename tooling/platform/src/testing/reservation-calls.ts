import { reservationsContract } from '@tableside/api-client/contract';
import fc from 'fast-check';

import { encoded, jsonBody, usuallyOneOf, type CallTable } from './arbitraries.ts';

const member = { partner: 'hilton', member: 'member' };
const merchantId = fc.oneof(
  { arbitrary: fc.integer({ min: 100_001, max: 100_300 }).map(String), weight: 4 },
  { arbitrary: usuallyOneOf('2147483648', '0'), weight: 1 },
);
const startsAt = usuallyOneOf(
  '2026-06-20T23:00:00Z',
  '2026-06-20T23:00:00.000Z',
  '2026-06-19T23:30:00Z',
  '2026-01-01T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30T00:00:00Z',
);
const partySize = fc.oneof(fc.integer({ min: -1, max: 20 }), fc.double());
const cardToken = usuallyOneOf('pm_1');
const id = usuallyOneOf('nothing', 'x'.repeat(65)).filter((text) => !['', '.', '..'].includes(text));
const seen = fc.record({ startsAt, partySize });
const wanted = fc.record(
  { startsAt, partySize, cardToken, hasBonus: fc.boolean(), seen },
  { requiredKeys: ['startsAt', 'partySize', 'seen'] },
);

const tableSearch = fc.tuple(
  usuallyOneOf('2026-06-20', '2026-06-15', '2027-06-16', '0000-01-01', '9999-12-31', '2026-02-30'),
  usuallyOneOf('19:00', '00:00', '23:59', '24:00', '7 PM'),
  usuallyOneOf('2', '0', '18', '99', '100', '1.5'),
);

export const reservationCalls: CallTable = {
  'get /api/Reservations/Availability': {
    response: reservationsContract.availabilityResponse,
    arbitrary: fc.tuple(merchantId, tableSearch).map(([merchant, [date, time, party]]) => ({
      path:
        `/api/Reservations/Availability?merchantId=${encoded(merchant)}&date=${encoded(date)}` +
        `&time=${encoded(time)}&partySize=${encoded(party)}`,
    })),
    partner: 'hilton',
  },
  'get /api/Reservations/FreeTimes': {
    response: reservationsContract.freeTimesResponse,
    arbitrary: fc
      .tuple(fc.array(merchantId, { maxLength: reservationsContract.MOST_RESTAURANTS + 1 }), tableSearch)
      .map(([merchants, [date, time, party]]) => ({
        path:
          `/api/Reservations/FreeTimes?date=${encoded(date)}&time=${encoded(time)}` +
          `&partySize=${encoded(party)}${merchants.map((one) => `&merchantId=${encoded(one)}`).join('')}`,
      })),
    partner: 'hilton',
  },
  'post /api/Reservations/Holds': {
    response: reservationsContract.holdResponse,
    arbitrary: fc
      .oneof(
        { arbitrary: fc.record({ merchantId, startsAt, partySize }), weight: 4 },
        { arbitrary: jsonBody, weight: 1 },
      )
      .map((body) => ({ path: '/api/Reservations/Holds', method: 'POST' as const, body })),
    ...member,
  },
  'delete /api/Reservations/Holds/{holdId}': {
    response: reservationsContract.removedResponse,
    arbitrary: id.map((text) => ({
      path: `/api/Reservations/Holds/${encoded(text)}`,
      method: 'DELETE' as const,
    })),
    ...member,
  },
  'get /api/Reservations': {
    response: reservationsContract.reservationsResponse,
    arbitrary: fc.constant({ path: '/api/Reservations' }),
    ...member,
  },
  'post /api/Reservations': {
    response: reservationsContract.reservationBody,
    arbitrary: fc
      .oneof(fc.record({ holdId: id, cardToken }, { requiredKeys: ['holdId'] }), jsonBody)
      .map((body) => ({ path: '/api/Reservations', method: 'POST' as const, body })),
    ...member,
  },
  'put /api/Reservations/{reservationId}': {
    response: reservationsContract.reservationBody,
    arbitrary: fc.tuple(id, fc.oneof(wanted, jsonBody)).map(([text, body]) => ({
      path: `/api/Reservations/${encoded(text)}`,
      method: 'PUT' as const,
      body,
    })),
    ...member,
  },
  'delete /api/Reservations/{reservationId}': {
    response: reservationsContract.removedResponse,
    arbitrary: fc.tuple(id, seen).map(([text, { startsAt: moment, partySize: party }]) => ({
      path:
        `/api/Reservations/${encoded(text)}?startsAt=${encoded(moment)}` +
        `&partySize=${encoded(String(party))}`,
      method: 'DELETE' as const,
    })),
    ...member,
  },
};
