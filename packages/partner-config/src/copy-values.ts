import { CREDIT_BREAKPOINT_CENTS } from '@tableside/core';

import { currencyCopy } from './currency.ts';
import { promisedRate } from './promised-rate.ts';
import type { PartnerSettings } from './types.ts';

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * Returns the values available to every text: partner, program, currency and currencies (Currency and
 * Currencies where a sentence or title begins), phone, email, memberNumberLabel, breakpoint,
 * reservationBonus, and pointsPerDollar as promised to the current visitor.
 */
export function copyValues(
  partner: PartnerSettings,
  tier: Parameters<typeof promisedRate>[1],
): Readonly<Record<string, string | number>> {
  const { name, programName, customerSupport, memberNumberLabel, reservationBonusPoints } = partner;
  const { singular, plural } = currencyCopy(partner);
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
    breakpoint: `$${CREDIT_BREAKPOINT_CENTS / 100}`,
    reservationBonus: reservationBonusPoints,
    ...(pointsPerDollar !== null && { pointsPerDollar }),
  };
}
