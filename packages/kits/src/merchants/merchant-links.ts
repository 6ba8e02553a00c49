import { menuHref, merchantHref } from '@tableside/core';
import type { MerchantDetail } from '@tableside/core';
import { safeHref } from '@tableside/content-client';

export interface MerchantLinks {
  readonly page: string;
  readonly order: string | undefined;
  readonly orderAt: string | undefined;
  readonly menu: string | undefined;
  readonly website: string | undefined;
  readonly directions: string;
  readonly call: string | undefined;
}

const webAddress = (address: string | undefined): string | undefined => {
  const href = address === undefined ? undefined : safeHref(address);
  return href !== undefined && /^https?:/i.test(href) ? href : undefined;
};

export const fullAddress = ({ street, city, state, zipCode }: MerchantDetail['address']): string =>
  `${street}, ${city}, ${state} ${zipCode}`;

export function merchantLinks(merchant: MerchantDetail): MerchantLinks {
  const page = merchantHref(merchant.id);
  const orderAt = webAddress(merchant.orderUrl);
  const destination = `${merchant.name}, ${fullAddress(merchant.address)}`;
  return {
    page,
    order: orderAt && `${page}/Order`,
    orderAt,
    menu: merchant.hasMenuText ? menuHref(merchant.id) : webAddress(merchant.menuUrl),
    website: webAddress(merchant.websiteUrl),
    directions: `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`,
    call: merchant.phone === undefined ? undefined : `tel:+1${merchant.phone}`,
  };
}

export const formatPhone = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
