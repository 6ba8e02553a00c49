import type { Content, PageContent } from '@tableside/content-client';

/** The pages that exist regardless of content (ROU-16), with the copy key of their title. */
export const knownPages = {
  'topgolf-bonus': 'topgolfBonus',
  'new-member-bonus': 'newMemberBonus',
  'how-it-works': 'howItWorks',
  reservations: 'reservations',
  'vip-upgrade': 'vipUpgrade',
} as const;
export type KnownPage = keyof typeof knownPages;

export const isKnownPage = (url: string): url is KnownPage => Object.hasOwn(knownPages, url);

export const findEarnPage = ({ earnDetails }: Content, url: string): PageContent | undefined =>
  earnDetails.find((page) => page.url === url);
