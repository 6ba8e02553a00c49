import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import type { Reservation } from '@tableside/core';
import * as mails from '@tableside/platform/mail';
import { expect, test } from 'vitest';

import { interfaceCopy } from '../src/check/interface-copy.ts';
import { loadedPartner, partnerIds } from '../src/partners.ts';

const partners = resolve(import.meta.dirname, '../../../partners');

/** Matches British or foreign phrasing, and words that blame the visitor for a wrong address. */
const foreign =
  /!|\be-mail|\b(?:to|after)wards\b|\bcancell(?:ed|ing)\b|\b(?:colour|favour|flavour|neighbour|behaviour|honour|labour|centre|theatre|programme|travell|whilst|learnt|cheque|grey|licence|cosy|organis[ei]|recognis[ei]|apologis[ei]|customis[ei]|personalis[ei])|\benrol(?!l)|\bslip in it\b/i;
const foreignIn = (texts: Iterable<string>) => [...texts].filter((text) => foreign.test(text));

/** Returns the strings of a JSON file that have several words, or one word with an exclamation mark. */
function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /[ !]/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

const reservation: Reservation = {
  id: 'r-1',
  merchantId: 'm-1',
  merchantName: 'Basil Wharf',
  timeZone: 'America/New_York',
  startsAt: '2026-06-22T23:00:00.000Z',
  partySize: 2,
  hasBonus: true,
  requiresCard: false,
};

test('UIX-18.a the defaults of all features and kits', () => {
  const texts = [...interfaceCopy().values()];
  expect(texts.length).toBeGreaterThan(900);
  expect(foreignIn(texts)).toEqual([]);
});

test.each(partnerIds(partners))('UIX-18.b UIX-18.c content, settings and mails of %s', (id) => {
  const content = join(partners, 'content', id);
  const files = [join(partners, `${id}.json`), ...readdirSync(content).map((name) => join(content, name))];
  const texts = files.flatMap((file) => sentencesOf(JSON.parse(readFileSync(file, 'utf8'))));
  expect(texts.length).toBeGreaterThan(50);
  expect(foreignIn(texts)).toEqual([]);

  const partner = loadedPartner(partners, id);
  const sent = [
    mails.recoveryMail(partner, 'robin@example.com', '012345', 900_000),
    mails.passwordChangedMail(partner, 'robin@example.com'),
    mails.accountClosedMail(partner, 'robin@example.com'),
    mails.profileAddedMail(partner, 'robin@example.com'),
    mails.reservationMail(partner, 'robin@example.com', reservation),
    mails.reservationCanceledMail(partner, 'robin@example.com', reservation),
  ];
  expect(foreignIn(sent.flatMap(({ subject, body }) => [subject, body]))).toEqual([]);
});
