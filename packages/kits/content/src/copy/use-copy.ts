import { expandCopy, plainText, tokenize } from '@tableside/content-client';
import { linkTokens, useCurrency, usePartner, type LinkToken } from '@tableside/kit-partner';
import { useCallback, useMemo } from 'react';

import { useContent } from '../content-context.tsx';
import { contentCopy } from '../copy.ts';
import type { CopyDefinition, CopyValues } from './define-copy.ts';

export const isLinkToken = (name: string): name is LinkToken =>
  (linkTokens as readonly string[]).includes(name);

/** The values every text may use: partner, program, currency, currencies, phone, email, memberNumberLabel, pointsPerDollar. */
export function usePartnerValues(): CopyValues {
  const { name, programName, customerSupport, memberNumberLabel, earn } = usePartner();
  const currency = useCurrency();
  return useMemo(
    () => ({
      partner: name,
      program: programName,
      currency: currency.singular,
      currencies: currency.plural,
      phone: customerSupport.phone.formatted,
      email: customerSupport.email.display,
      memberNumberLabel,
      ...(earn.pointsPerDollar !== null && { pointsPerDollar: earn.pointsPerDollar }),
    }),
    [name, programName, customerSupport, memberNumberLabel, earn, currency],
  );
}

/** Fills a text; a link token in it leaves its words. */
function fillText(
  text: string,
  partner: CopyValues,
  personal: CopyValues | undefined,
  linkLabel: (name: string) => string,
) {
  return text.includes('{') ? plainText(expandCopy(tokenize(text), { partner, personal }), linkLabel) : text;
}

/**
 * The words of an area as plain text: `copy('results', { count: 12 })`. Values given here are put in as they are.
 * For texts with link tokens render `<Copy>` instead.
 */
export function useCopy<K extends string>({ area, texts }: CopyDefinition<K>) {
  const overrides = useContent().global.navbar.copy;
  const partnerValues = usePartnerValues();
  return useCallback(
    (key: K, values?: CopyValues): string => {
      const linkLabel = (name: string) =>
        isLinkToken(name)
          ? fillText(
              overrides[`${contentCopy.area}.${name}`] ?? contentCopy.texts[name],
              partnerValues,
              undefined,
              () => '',
            )
          : `{{${name}}}`;
      return fillText(overrides[`${area}.${key}`] ?? texts[key], partnerValues, values, linkLabel);
    },
    [area, texts, overrides, partnerValues],
  );
}
