import { CREDIT_BREAKPOINT_CENTS, currencyOf } from '@tableside/core';

import { promisedRate } from './promised-rate.ts';
import type { PartnerSettings } from './types.ts';

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/**
 * Lowers the first letter for use within a sentence, unless other letters are capitals too, as in a label
 * that contains a proper name.
 */
const withinSentence = (label: string): string =>
  /\p{Lu}/u.test(label.slice(1)) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/**
 * Returns the values that every text can contain: partner, program, currency and currencies (Currency and
 * Currencies at the start of a sentence or title), phone, email, memberNumberLabel (memberNumber within a
 * sentence), breakpoint, reservationBonus, and pointsPerDollar as promised to the current visitor.
 */
export function copyValues(
  partner: PartnerSettings,
  tier: Parameters<typeof promisedRate>[1],
): Readonly<Record<string, string | number>> {
  const { name, programName, customerSupport, memberNumberLabel, reservationBonusPoints } = partner;
  const { singular, plural } = currencyOf(partner);
  const pointsPerDollar = promisedRate(partner, tier);
  return {
    partner: name,
    program: programName,
    currency: singular,
    currencies: plural,
    Currency: capitalized(singular),
    Currencies: capitalized(plural),
    phone: customerSupport.phone.formatted,
    email: customerSupport.email.display,
    memberNumberLabel,
    memberNumber: withinSentence(memberNumberLabel),
    breakpoint: `$${CREDIT_BREAKPOINT_CENTS / 100}`,
    reservationBonus: reservationBonusPoints,
    ...(pointsPerDollar !== null && { pointsPerDollar }),
  };
}
