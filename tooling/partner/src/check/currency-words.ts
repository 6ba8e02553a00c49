import { join } from 'node:path';

import { currencyOf, currencyTypes } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config/schema';

import { partnerIds, readPartner } from '../partners.ts';

/** Names of currencies that copy must not contain, because a token fills in the partner's own. */
const anybodys = currencyTypes
  .map((currencyType) => currencyOf({ currencyType }))
  .filter(({ isMoney }) => !isMoney);

const allowed: readonly RegExp[] = [
  // Credits that the bank of a card pays.
  /\bstatement credits?\b/gi,
  /\bcredit cards?\b/gi,
  // A program that pays money advertises "no points".
  /\bno points\b/gi,
];

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

export type FindCurrencyWords = (text: string) => string[];

/**
 * Returns a function that finds the names of this partner's currency and of other partners' currencies.
 * "Dollar" and "credit" count only where members earn them, because they also mean a bill's money and a verb.
 * @param others - other partners' names of currencies.
 */
export function currencyWords(partner: PartnerSettings, others: readonly string[]): FindCurrencyWords {
  const own = currencyOf(partner);
  const names = [
    ...[own, currencyOf({ currencyType: partner.currencyType }), ...anybodys].flatMap((name) => [
      name.singular,
      name.plural,
    ]),
    ...others,
  ];
  // The longest name comes first, so that "reward dollars" is not taken for "dollars".
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

export function currencyNamesIn(workspace: string): string[] {
  const folder = join(workspace, 'partners');
  return partnerIds(folder).flatMap((id) => {
    const names = readPartner(folder, id).partner?.currencyNames;
    return names ? [names.singular, names.plural] : [];
  });
}
