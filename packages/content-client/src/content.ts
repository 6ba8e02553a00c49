import type { CopyState } from '@tableside/core';

/**
 * Copy, parsed once: text, tokens and a fixed set of elements, so it can never contain other markup. A token
 * `{{name}}` is a link, `{name}` a value of the partner or the visitor.
 */
export type CopyNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'link'; readonly name: string }
  | { readonly type: 'value'; readonly name: string }
  | {
      readonly type: 'element';
      readonly tag: CopyTag;
      /** Only on `a`, and only a URL that `safeHref` accepts. */
      readonly href?: string;
      readonly children: CopyText;
    };
export type CopyText = readonly CopyNode[];
export type CopyTag = 'p' | 'br' | 'strong' | 'em' | 'sup' | 'ul' | 'ol' | 'li' | 'a';

/** A link in navigation and footer. */
export interface NavLink {
  readonly text: string;
  /** A longer text from 861 px up, if there is one. */
  readonly textDesktop?: string;
  readonly url: string;
  readonly isNewTab: boolean;
}

/** A text that may have a longer version for wide screens. */
export interface ResponsiveText {
  /** From 861 px up; if absent, `mobile` is used everywhere (ERN-08). */
  readonly desktop?: CopyText;
  readonly mobile: CopyText;
}

/** One block of a page (ERN-06). */
export type ContentBlock =
  | { readonly type: 'body_text'; readonly text: ResponsiveText }
  | { readonly type: 'title'; readonly text: ResponsiveText }
  | {
      readonly type: 'button' | 'standalone_link';
      readonly text: ResponsiveText;
      readonly url: string;
      readonly isNewTab: boolean;
    }
  | {
      readonly type: 'merchant_carousel';
      /** As written: carousels are not text-substituted (ERN-07). */
      readonly headline: string;
      readonly body: string;
      readonly link?: { readonly text: string; readonly url: string };
      /** A search query without its question mark, such as `restaurantOrCuisine=pizza`. */
      readonly query: string;
    };

export type MerchantCarouselBlock = Extract<ContentBlock, { readonly type: 'merchant_carousel' }>;

export interface PageBanner {
  readonly image?: string;
  readonly imageMobile?: string;
  /** Of the wide picture; that of the narrow one if absent. */
  readonly imageAltText?: string;
  readonly imageMobileAltText: string;
  /** CSS object positions, such as "50%" or "left". */
  readonly imageXPosition: string;
  readonly imageYPosition: string;
  readonly hasWelcomeMessage: boolean;
  readonly hasProspectEmail: boolean;
}

/** A page of blocks: discover, activation, earn and extra pages (ERN-10). */
export interface PageContent {
  readonly slug: string;
  readonly url?: string;
  readonly browserTitle?: string;
  readonly stage?: string;
  /** Absent if the page has none or it is switched off. */
  readonly banner?: PageBanner;
  readonly bannerText?: CopyText;
  readonly mainColumn: readonly ContentBlock[];
  readonly sideColumn: readonly ContentBlock[];
  readonly disclaimer?: CopyText;
}

/** Banner copy for some kinds of visitor (HOM-09, CON-10). */
export interface HomeEntry {
  readonly slug: string;
  readonly userStates: readonly CopyState[];
  readonly bannerText: CopyText;
  readonly image?: string;
}

export type AnnouncementSegment =
  | { readonly type: 'text'; readonly copy: string }
  | { readonly type: 'link'; readonly copy: string; readonly url: string; readonly isNewTab: boolean };

export interface Announcement {
  readonly segments: readonly AnnouncementSegment[];
  readonly tooltip?: string;
}

/** The banner's data about one bonus of a member (ACC-12). */
export interface BonusBanner {
  /** The code of the bonus. */
  readonly code: string;
  /** How many days after the creation of the bonus it is shown; if absent, as long as the bonus exists. */
  readonly daysToDisplay?: number;
  /** Only the native app registers for it (ACC-18). */
  readonly isAppOnly: boolean;
  /** Shown in a browser in place of registering. */
  readonly appText?: CopyText;
}

export interface EarnBanner {
  readonly slug: string;
  readonly order: number;
  readonly image?: string;
  readonly text: readonly CopyText[];
  /** Where the whole banner leads; without it the banner is no link. */
  readonly url?: string;
  /** The kinds of visitor that see it; if absent, all do. */
  readonly states?: readonly CopyState[];
  /** Set on the banner of a bonus, which is shown only to members who have the bonus. */
  readonly bonus?: BonusBanner;
}

/** The eleven groups of one partner, reduced to well-formed entries; an absent group is empty (CON-01). */
export interface Content {
  readonly global: {
    readonly earnBannerText?: CopyText;
    /** The names of the currency; those absent come from the partner's settings (CON-31). */
    readonly currencyNames: { readonly singular?: string; readonly plural?: string };
    /** Units for each $1 that the tiers promise; those absent come from the partner's settings (CON-31). */
    readonly earn: {
      readonly pointsPerDollar?: number;
      readonly basicPointsPerDollar?: number;
      readonly vipPointsPerDollar?: number;
    };
    readonly footer: {
      readonly primaryLinks: readonly NavLink[];
      readonly secondaryLinks: readonly NavLink[];
      readonly disclaimer?: CopyText;
    };
    readonly navbar: {
      readonly links: readonly NavLink[];
      /** The partner's own interface copy, by `<area>.<key>`. */
      readonly copy: Readonly<Record<string, string>>;
    };
  };
  readonly home: readonly HomeEntry[];
  readonly discover: readonly PageContent[];
  readonly tier1Activation: readonly PageContent[];
  /** Unparsed; the survey feature parses it (CON-11). */
  readonly surveys: readonly ContentEntry[];
  readonly accountCenter: {
    readonly referralLink?: { readonly title: string; readonly description: string };
    readonly linkGroups: readonly { readonly title: string; readonly links: readonly NavLink[] }[];
  };
  readonly announcement?: Announcement;
  readonly earnDetails: readonly PageContent[];
  readonly earnBanners: readonly EarnBanner[];
  readonly popups: readonly Popup[];
  readonly sidebars: readonly { readonly slug: string; readonly pageText: readonly CopyText[] }[];
}

/** Who a popup is for: a person without a session, a member who has not linked a card yet, or one who has. */
export const popupAudiences = ['visitor', 'joining', 'member'] as const;
export type PopupAudience = (typeof popupAudiences)[number];

export interface Popup {
  readonly slug: string;
  readonly bodyText: CopyText;
  /** Without it, the popup is for everybody (CHR-45). */
  readonly audience?: readonly PopupAudience[];
}

/** An entry as the content service sends it (CON-08). */
export interface ContentEntry {
  readonly slug: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const contentGroups = [
  '*',
  'home',
  'discover',
  'tier_1_activation',
  'surveys',
  'account_center',
  'announcement_banner',
  'earn_details',
  'earn_banner',
  'popup',
  'sidebar',
] as const;
export type ContentGroup = (typeof contentGroups)[number];

/** Where the content of each group is. */
export const contentKeys = {
  '*': 'global',
  home: 'home',
  discover: 'discover',
  tier_1_activation: 'tier1Activation',
  surveys: 'surveys',
  account_center: 'accountCenter',
  announcement_banner: 'announcement',
  earn_details: 'earnDetails',
  earn_banner: 'earnBanners',
  popup: 'popups',
  sidebar: 'sidebars',
} as const satisfies Record<ContentGroup, keyof Content>;

export const emptyContent: Content = {
  global: {
    currencyNames: {},
    earn: {},
    footer: { primaryLinks: [], secondaryLinks: [] },
    navbar: { links: [], copy: {} },
  },
  home: [],
  discover: [],
  tier1Activation: [],
  surveys: [],
  accountCenter: { linkGroups: [] },
  earnDetails: [],
  earnBanners: [],
  popups: [],
  sidebars: [],
};
