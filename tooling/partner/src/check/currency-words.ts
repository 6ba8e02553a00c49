import { join } from 'node:path';

import { currencyCopy } from '@tableside/partner-config';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import { partnerIds, readPartner } from '../partners.ts';

/** Names of currencies that no copy says: a token says the partner's own. */
const anybodys = [currencyCopy({ currencyType: 'Mile' }), currencyCopy({ currencyType: 'Point' })];

/** What has the letters of a currency's name and is none. */
const allowed: readonly RegExp[] = [
  // How the bank of a card pays.
  /\bstatement credits?\b/gi,
  // A kind of card.
  /\bcredit cards?\b/gi,
  // What a program that pays money says that it does without.
  /\bno points\b/gi,
];

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds words of copy that are a currency's name, and names the token to write instead. */
export type FindCurrencyWords = (text: string) => string[];

/**
 * Returns a function that finds the names of this partner's currency and of those of other partners. "Dollar"
 * and "credit" are the money of a bill, and a verb, except where members earn them.
 *
 * @param others - the names of the currencies of other partners.
 */
export function currencyWords(partner: PartnerSettings, others: readonly string[]): FindCurrencyWords {
  const own = currencyCopy(partner);
  const names = [
    ...[own, currencyCopy({ currencyType: partner.currencyType }), ...anybodys].flatMap((name) => [
      name.singular,
      name.plural,
    ]),
    ...others,
  ];
  // The longest first, so that "reward dollars" is not taken for "dollars".
  const words = [...new Set(names.map((name) => name.toLowerCase()))].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\w{])(?:${words.map(escapePattern).join('|')})(?![\\w}])`, 'gi');
  const proper = [partner.programName, partner.name].map((name) => new RegExp(escapePattern(name), 'g'));
  return (text) => {
    const rest = [...proper, ...allowed].reduce((left, names) => left.replaceAll(names, ''), text);
    return [...new Set(rest.match(pattern) ?? [])].map((word) => {
      const isSingular = word.toLowerCase() === own.singular.toLowerCase() && own.singular !== own.plural;
      const token = isSingular ? 'currency' : 'currencies';
      const isCapital = word.charAt(0) !== word.charAt(0).toLowerCase();
      return `says "${word}", the name of a currency: write {${isCapital ? token.replace('c', 'C') : token}}`;
    });
  };
}

/** Returns the names that the partners of a workspace give their currencies. */
export function currencyNamesIn(workspace: string): string[] {
  const folder = join(workspace, 'partners');
  return partnerIds(folder).flatMap((id) => {
    const names = readPartner(folder, id).partner?.currencyNames;
    return names ? [names.singular, names.plural] : [];
  });
}
