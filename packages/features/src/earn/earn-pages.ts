import type { Content, PageContent } from '@tableside/content-client';

/** The pages that exist whatever content says (ROU-16), with the key of their title. */
export const knownPages = {
  'topgolf-bonus': 'topgolfBonus',
  'new-member-bonus': 'newMemberBonus',
  'how-it-works': 'howItWorks',
  reservations: 'reservations',
  'vip-upgrade': 'vipUpgrade',
} as const;
export type KnownPage = keyof typeof knownPages;

export const isKnownPage = (url: string): url is KnownPage => Object.hasOwn(knownPages, url);

/** The entry of a path under /earn (ERN-11). */
export const findEarnPage = ({ earnDetails }: Content, url: string): PageContent | undefined =>
  earnDetails.find((page) => page.url === url);
