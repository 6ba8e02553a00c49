import { rmSync } from 'node:fs';
import { resolve } from 'node:path';

import type { PartnerSettings } from '@tableside/partner-config/schema';
import { expect, test } from 'vitest';

import { conditionFindings, conditionPlaces } from '../src/conditions/condition-places.ts';
import { everyFinding } from '../src/every-finding.ts';
import { writeGenerated } from '../src/generate/generated-files.ts';
import { loadedPartner, partnerIds } from '../src/partners.ts';
import { sampleWorkspace } from './workspace.ts';

const repository = resolve(import.meta.dirname, '../../..');
const folder = resolve(repository, 'partners');
const partners = partnerIds(folder).map((id) => loadedPartner(folder, id));
const today = new Date('2026-06-10T12:00:00Z');

type Changes = Readonly<Record<string, Partial<PartnerSettings>>>;
const missingAfter = (changes: Changes) =>
  conditionFindings(
    conditionPlaces(
      repository,
      partners.map((partner) => ({ ...partner, ...changes[partner.id] })),
      today,
    ),
  ).map(({ partner, where, message }) => `${partner} ${where} ${message}`);

test('CFG-40.a every case that a row tells apart occurs at a partner and a person', () => {
  expect(missingAfter({})).toEqual([]);
  const places = conditionPlaces(repository, partners, today);
  const placesOf = (when: string) => places.find((place) => place.when === when)?.places;
  const withAutoBonus = ['delta', 'ihg'];
  expect(placesOf('autoBonus is set')).toEqual(withAutoBonus);
  expect(placesOf('autoBonus is not set')).toEqual(
    partners.map(({ id }) => id).filter((id) => !withAutoBonus.includes(id)),
  );
  expect(placesOf('more than twelve cards are offered, and twelve can be selected')).toEqual([
    'united: nocard',
  ]);
});

test.each<[string, Changes, string[]]>([
  [
    'a limit of cards',
    { united: { maxLinkedCards: 12 } },
    [
      'all CRD-27 ERR-15 occurs at no partner and person: more than twelve cards are offered, and twelve can be selected',
    ],
  ],
  [
    'a value of a choice',
    { southwest: { currencyType: 'Point' }, caesars: { currencyType: 'Credit' } },
    [
      'all CFG-01 occurs at no partner and person: currencyType is "Dollar"',
      'all CFG-03 occurs at no partner and person: members earn Dollars',
    ],
  ],
  [
    'a combination of switches',
    { 't-mobile': { fullAddressRequired: false } },
    ['all PRO-06 ENR-02 occurs at no partner and person: it would be, but members earn credits'],
  ],
  [
    'a person to whom it matters',
    { delta: { autoBonus: null }, ihg: { autoBonus: null } },
    [
      'all CFG-01 occurs at no partner and person: autoBonus is set',
      'all ACC-19 occurs at no partner and person: a member from the chosen source has the automatic bonus',
    ],
  ],
  [
    'a switch that no published site has on',
    { delta: { cmsPreview: true } },
    ['delta CFG-01 cmsPreview is true, which no published site has: it shows drafts, which is for editors'],
  ],
])('CFG-40.b %s that occurs nowhere is reported', (_, changes, findings) => {
  expect(missingAfter(changes)).toEqual(findings);
});

test('CFG-40.b the check of all partners reports what occurs nowhere, once they have no problems; that of one does not', async () => {
  const { root, partners: settings, edit } = sampleWorkspace();
  const found = async (id?: string) => (await everyFinding(root, today, id)).map(({ message }) => message);
  try {
    writeGenerated(settings);
    // Two partners alone do not cover every case.
    expect(await found()).toContain('occurs at no partner and person: members earn Miles');
    expect(await found('hilton')).toEqual([]);
    edit('partners/hilton.json', (text) => text.replace('"hasVIP": true', '"hasVIP": 1'));
    expect(await found()).toEqual(['hasVIP must be true or false']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
