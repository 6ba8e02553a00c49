import type { Merchant } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { merchantCopy, useEarnOffer, useToday } from '@tableside/kits/merchants';
import { useCurrency, usePartner } from '@tableside/kits/partner';
import type { PartnerSettings } from '@tableside/partner-config';

import { searchCopy } from '../copy.ts';

export interface PinFace {
  readonly text: string;
  /** The text in words, for the pin's accessible name. */
  readonly words: string;
}

/**
 * Returns what the merchant earns the visitor today; undefined if cards show no rate for today either
 * (MER-11).
 */
function useValue({ benefit, timeZone }: Merchant): PinFace | undefined {
  const copy = useCopy(searchCopy);
  const currency = useCurrency();
  const offer = useEarnOffer(benefit);
  const today = useToday(timeZone);
  if (offer.kind !== 'rate' || today === undefined) return undefined;
  const rate = offer.rates[today];
  if (rate === 0) return undefined;
  if (currency.isMoney)
    return { text: copy.text('pinMoney', { rate }), words: copy.text('pinMoneyWords', { rate }) };
  const units = rate === 1 ? currency.singular : currency.plural;
  return {
    text: copy.text('pinUnits', { rate }),
    words: copy.text('pinUnitsWords', { rate, currency: units }),
  };
}

function usePrice({ priceLevel }: Merchant): PinFace | undefined {
  const copy = useCopy(merchantCopy);
  if (priceLevel === 0) return undefined;
  return {
    text: copy.text('priceSign').repeat(priceLevel),
    words: copy.text('price', { level: priceLevel }),
  };
}

export function usePinFace(merchant: Merchant): PinFace | undefined {
  const faces: Readonly<Record<PartnerSettings['map']['pins'], PinFace | undefined>> = {
    value: useValue(merchant),
    price: usePrice(merchant),
    rating: undefined,
  };
  return faces[usePartner().map.pins];
}
