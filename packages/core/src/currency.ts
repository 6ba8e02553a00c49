export const currencyTypes = ['Dollar', 'Mile', 'Point', 'Credit'] as const;
export type CurrencyType = (typeof currencyTypes)[number];

export interface CurrencyNames {
  readonly singular: string;
  readonly plural: string;
}

export interface Currency extends CurrencyNames {
  /** Whether rates are a share of the bill and amounts are dollars, rather than units per $1 (MER-09). */
  readonly isMoney: boolean;
  /** Whether it is paid out as statement credits, from the breakpoint on (HIS-10). */
  readonly paysStatementCredits: boolean;
  /** Whether members need a full address where the partner requires one (PRO-06). */
  readonly needsAddress: boolean;
}

const currencies: Readonly<Record<CurrencyType, Currency>> = {
  Dollar: {
    singular: 'dollar',
    plural: 'dollars',
    isMoney: true,
    paysStatementCredits: false,
    needsAddress: true,
  },
  Mile: {
    singular: 'mile',
    plural: 'miles',
    isMoney: false,
    paysStatementCredits: false,
    needsAddress: true,
  },
  Point: {
    singular: 'point',
    plural: 'points',
    isMoney: false,
    paysStatementCredits: false,
    needsAddress: true,
  },
  Credit: {
    singular: 'credit',
    plural: 'credits',
    isMoney: true,
    paysStatementCredits: true,
    needsAddress: false,
  },
};

interface Earning {
  readonly currencyType: CurrencyType;
  readonly currencyNames?: CurrencyNames | undefined;
}

export const currencyOf = ({ currencyType, currencyNames }: Earning): Currency => ({
  ...currencies[currencyType],
  ...currencyNames,
});

export const requiresAddress = (partner: Earning & { readonly fullAddressRequired: boolean }): boolean =>
  partner.fullAddressRequired && currencyOf(partner).needsAddress;
