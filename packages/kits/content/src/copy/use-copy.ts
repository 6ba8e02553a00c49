import { linkTokens, useCurrency, usePartner, type LinkToken } from '@tableside/kit-partner';
import { useCallback, useMemo } from 'react';

import { useContent } from '../content-context.tsx';
import { contentCopy } from '../copy.ts';
import type { CopyDefinition, CopyValues } from './define-copy.ts';
import { fillText } from './fill-text.ts';

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

/**
 * The words of an area as plain text: `copy('results', { count: 12 })`. Values given here are put in as they are.
 * For texts with link tokens render `<Copy>` instead.
 */
export function useCopy<K extends string>({ area, texts }: CopyDefinition<K>) {
  const overrides = useContent().global.navbar.copy;
  const partnerValues = usePartnerValues();
  return useCallback(
    (key: K, values?: CopyValues): string => {
      const linkLabel = (name: string): string =>
        isLinkToken(name)
          ? fillText(overrides[`${contentCopy.area}.${name}`] ?? contentCopy.texts[name], {
              partner: partnerValues,
              linkLabel: () => '',
            })
          : `{{${name}}}`;
      const text = overrides[`${area}.${key}`] ?? texts[key];
      return fillText(text, { partner: partnerValues, personal: values, linkLabel });
    },
    [area, texts, overrides, partnerValues],
  );
}
