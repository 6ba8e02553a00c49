import type { Content } from '@tableside/content-client';
import { currencyOf } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';

/** Returns the settings with the currency's names and earn rates from content, where it has any (CON-31). */
export function withCurrencyOf(
  { currencyNames, earn }: Pick<Content['global'], 'currencyNames' | 'earn'>,
  settings: PartnerSettings,
): PartnerSettings {
  const { singular, plural } = currencyOf(settings);
  return {
    ...settings,
    currencyNames: { singular, plural, ...currencyNames },
    earn: { ...settings.earn, ...earn },
  };
}
