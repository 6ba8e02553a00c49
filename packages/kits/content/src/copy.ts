import { useCurrency, usePartner } from '@tableside/kit-partner';
import { useCallback, useMemo } from 'react';

import { useContent } from './content-context.tsx';

/** The default words of one area, by key. `{name}` in a text stands for a value. */
export interface CopyDefinition<K extends string> {
  readonly area: string;
  readonly texts: Readonly<Record<K, string>>;
}

/** Declares the default words of a feature or kit, once, in its `copy.ts`; content replaces them by "<area>.<key>". */
export const defineCopy = <K extends string>(area: string, texts: Readonly<Record<K, string>>): CopyDefinition<K> => ({
  area,
  texts,
});

export type CopyValues = Readonly<Record<string, string | number>>;

/** Fills `{name}` once: what a value contains is never looked at again. */
export const fillValues = (text: string, values: CopyValues): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => (name in values ? String(values[name]) : token));

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
 * The words of an area as plain text: `copy('results', { count: 12 })`.
 * For texts with link tokens render `<Copy>` instead.
 */
export function useCopy<K extends string>({ area, texts }: CopyDefinition<K>) {
  const overrides = useContent().global.navbar.copy;
  const partnerValues = usePartnerValues();
  return useCallback(
    (key: K, values?: CopyValues): string =>
      fillValues(overrides[`${area}.${key}`] ?? texts[key], { ...partnerValues, ...values }),
    [area, texts, overrides, partnerValues],
  );
}
