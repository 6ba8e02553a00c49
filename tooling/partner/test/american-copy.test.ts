import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { claimReasons, claimStates, dayOf } from '@tableside/core';
import { claimDecidedMail, emailChangeMail, reminderNames } from '@tableside/platform/mail';
import { sampleMails } from '@tableside/platform/testing/sample-mails';
import { expect, test } from 'vitest';

import { interfaceCopy } from '../src/check/interface-copy.ts';
import { loadedPartner, partnerIds } from '../src/partners.ts';

const partners = resolve(import.meta.dirname, '../../../partners');

const foreign =
  /!|\be-mail|\b(?:to|after)wards\b|\bcancell(?:ed|ing)\b|\b(?:colour|favour|flavour|neighbour|behaviour|honour|labour|centre|theatre|programme|travell|whilst|learnt|cheque|grey|licence|cosy|organis[ei]|recognis[ei]|apologis[ei]|customis[ei]|personalis[ei]|authoris|prioritis|summaris|utilis|minimis|maximis|optimis[ei]|finalis[ei]|memoris[ei]|analys(?:e\b|ed|ing)|catalogue|defence|offence|fulfil\b|jewellery|judgement|labelled|metre|litre|postcode|storey|tyre|rumour|savour|humour|vapour)|\benrol(?!l)|\bslip in it\b/i;
const foreignIn = (texts: Iterable<string>) => [...texts].filter((text) => foreign.test(text));

function sentencesOf(value: unknown): string[] {
  if (typeof value === 'string') return /[ !]|^[A-Z][a-z]+$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesOf) : [];
}

const to = 'robin@example.com';
const claim = {
  reference: 'K7M4XP',
  merchantName: 'Basil Wharf',
  visitDate: dayOf('2026-06-01'),
  billCents: 4820,
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
  const decisions = claimStates
    .filter((state) => state !== 'received')
    .flatMap((state) => claimReasons.map((reason) => ({ state, reason })));
  const sent = [
    ...Object.values(sampleMails).map((write) => write(partner)),
    ...decisions.map((decision) => claimDecidedMail(partner, to, claim, decision)),
    emailChangeMail(partner, to, { side: 'new', code: '012345', lifetimeMs: 900_000, key: 'a key' }),
  ];
  expect(foreignIn(sent.flatMap(({ subject, body }) => [subject, body]))).toEqual([]);
  expect(foreignIn(Object.values(reminderNames))).toEqual([]);
});
