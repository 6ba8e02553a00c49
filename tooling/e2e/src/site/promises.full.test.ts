import { buildMemberBody } from '@tableside/api-client/testing';
import { loadPartnerFile } from '@tableside/partner-config/schema';
import { waitFor } from '@testing-library/dom';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { heading, partnerIds, setupSites, visit, type Partner } from './sites.ts';

const { open } = setupSites();

const people = { visitor: undefined, optedout: 0, member: 2, vip: 3, nocard: 2, closed: 2 } as const;
type Person = keyof typeof people;
const traits: Partial<Record<Person, Parameters<typeof buildMemberBody>[0]>> = {
  nocard: { memberType: 'NonCardMember' },
  closed: { memberType: 'ClosedAccountMember' },
};

const settingsOf = (id: Partner) => {
  const file = join(import.meta.dirname, `../../../../partners/${id}.json`);
  const { partner } = loadPartnerFile(readFileSync(file, 'utf8'));
  if (!partner) throw new Error(`${id} does not load.`);
  return partner;
};

const atRestaurants = { 0: 1, 2: 3, 3: 5 } as const;

function factsFor(id: Partner, person: Person): ReadonlySet<string> {
  const { pointsPerDollar, basicPointsPerDollar, vipPointsPerDollar } = settingsOf(id).earn;
  const tier = people[person];
  if (tier === undefined) return new Set(pointsPerDollar === null ? [] : [`up to ${pointsPerDollar}`]);
  const program = { 0: basicPointsPerDollar, 2: null, 3: vipPointsPerDollar }[tier] ?? pointsPerDollar;
  return new Set([program, atRestaurants[tier]].flatMap((rate) => (rate === null ? [] : [String(rate)])));
}

/**
 * Matches "5 points for every $1", "Up to 3 miles/$1", "5% back", "3 for every $1", "4 eats points per
 * dollar".
 */
const promise =
  /(up to )?(\d+(?:\.\d+)?)(?:(?: (?:eats )?\w+)? ?(?:\/|for every |for each |per |a )\$?(?:1(?!\d)|dollar)|% (?:back|of the bill))/gi;
const promiseOfDollar = /\$1\b[^.]{0,60}? (?:earns|is worth) (up to )?(\d+(?:\.\d+)?)/gi;
/** Matches a sentence about what other members earn, which must name them (HOM-11, CRD-35, ENR-18). */
const promiseOfOthers = /(Members who get our email|VIPs) earn (\d+(?:\.\d+)?)/g;
const rateOfOthers = (id: Partner, who: string | undefined): number | null => {
  const { pointsPerDollar, vipPointsPerDollar } = settingsOf(id).earn;
  return who === 'VIPs' ? vipPointsPerDollar : pointsPerDollar;
};
const promisesOn = (text: string): string[] =>
  [...text.matchAll(promise), ...text.matchAll(promiseOfDollar)].map(
    ([, upTo, rate]) => `${upTo ? 'up to ' : ''}${rate}`,
  );

const forEverybody = [
  '/',
  '/how-it-works',
  '/discover',
  '/search?location=Chicago',
  '/merchants/m-1',
  '/earn',
];
/**
 * Pages that may differ between members with the same rate, if one has no linked card or a closed account.
 */
const forTheirStatus = ['/', '/merchants/m-1', '/account/overview'];
const forMembers = ['/account/overview', '/account/manage_cards', '/account/user_profile'];

const allText = (description: string | null | undefined) =>
  `${document.body.textContent} ${description ?? ''}`;

const visits = partnerIds.flatMap((id) => {
  const everybody =
    settingsOf(id).enrollmentType === 'none' ? (['visitor'] as const) : (Object.keys(people) as Person[]);
  return everybody.map((person) => [id, person] as const);
});

test.each(visits)(
  'CFG-04.b CFG-04.c MER-09.a MER-11 no page of %s promises a rate to %s that is not theirs',
  async (id, person) => {
    const tier = people[person];
    const facts = factsFor(id, person);
    const promised = new Set<string>();
    const own = traits[person];
    const member = tier === undefined ? {} : { member: buildMemberBody({ tierLevel: tier, ...own }) };
    const pages = tier === undefined ? forEverybody : [...forEverybody, ...forMembers];
    for (const [index, path] of (own ? forTheirStatus : pages).entries()) {
      // Members with a status of their own may be redirected, or see one screen on every page.
      if (index === 0 || own) await open(id, path, member);
      else await visit(path);
      await heading();
      const found = await waitFor(() => {
        expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
        const text = allText(document.querySelector('meta[name="description"]')?.getAttribute('content'));
        const others = [...text.matchAll(promiseOfOthers)];
        expect(
          others.filter(([, who, rate]) => Number(rate) !== rateOfOthers(id, who)),
          path,
        ).toEqual([]);
        const rates = promisesOn(text.replaceAll(promiseOfOthers, ''));
        expect(
          rates.filter((each) => !facts.has(each)),
          path,
        ).toEqual([]);
        return rates;
      });
      for (const each of found) promised.add(each);
    }
    if (!own) expect([...promised].toSorted()).toEqual([...facts].toSorted());
  },
);
