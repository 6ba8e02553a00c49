import { fillText } from '@tableside/content-client';
import { CREDIT_BREAKPOINT_CENTS } from '@tableside/core';
import { linkTokens, useCurrency, usePartner, type LinkToken } from '@tableside/kit-partner';
import { promisedRate } from '@tableside/partner-config';
import { useCallback, useMemo } from 'react';

import { useContent } from '../content-context.tsx';
import { contentCopy } from '../copy.ts';
import { useEarningTier } from '../earning-tier.tsx';
import type { CopyDefinition, CopyValues } from './define-copy.ts';

export const isLinkToken = (name: string): name is LinkToken =>
  (linkTokens as readonly string[]).includes(name);

/**
 * The values every text may use: partner, program, currency, currencies, phone, email, memberNumberLabel, breakpoint,
 * reservationBonus, and pointsPerDollar as promised to who reads it.
 */
export function usePartnerValues(): CopyValues {
  const partner = usePartner();
  const currency = useCurrency();
  const pointsPerDollar = promisedRate(partner, useEarningTier());
  const { name, programName, customerSupport, memberNumberLabel, reservationBonusPoints } = partner;
  return useMemo(
    () => ({
      partner: name,
      program: programName,
      currency: currency.singular,
      currencies: currency.plural,
      phone: customerSupport.phone.formatted,
      email: customerSupport.email.display,
      memberNumberLabel,
      breakpoint: `$${CREDIT_BREAKPOINT_CENTS / 100}`,
      reservationBonus: reservationBonusPoints,
      ...(pointsPerDollar !== null && { pointsPerDollar }),
    }),
    [
      name,
      programName,
      customerSupport,
      memberNumberLabel,
      reservationBonusPoints,
      pointsPerDollar,
      currency,
    ],
  );
}

/**
 * Fills one line of content as plain text, within the limits of all copy (CON-29, CON-30). Values given here are put in
 * as they are; link tokens leave their words.
 */
export function useFillText(): (text: string, values?: CopyValues) => string {
  const overrides = useContent().global.navbar.copy;
  const partner = usePartnerValues();
  return useCallback(
    (text, personal) => {
      const linkLabel = (name: string): string =>
        isLinkToken(name)
          ? fillText(overrides[`${contentCopy.area}.${name}`] ?? contentCopy.texts[name], {
              partner,
              linkLabel: () => '',
            })
          : `{{${name}}}`;
      return fillText(text, { partner, personal, linkLabel });
    },
    [overrides, partner],
  );
}

/** The words of an area as plain text: `copy('results', { count: 12 })`. For texts with link tokens render `<Copy>` instead. */
export function useCopy<K extends string>({ area, texts }: CopyDefinition<K>) {
  const overrides = useContent().global.navbar.copy;
  const fill = useFillText();
  return useCallback(
    (key: K, values?: CopyValues): string => fill(overrides[`${area}.${key}`] ?? texts[key], values),
    [area, texts, overrides, fill],
  );
}
