import type { CopyState } from '@tableside/core';

/**
 * Copy, parsed once: text, tokens and a fixed set of elements, so that it can never contain other markup. A
 * token `{{name}}` is a link, `{name}` a value of the partner or the visitor.
 */
export type CopyNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'link'; readonly name: string }
  | { readonly type: 'value'; readonly name: string }
  | {
      readonly type: 'element';
      readonly tag: CopyTag;
      /** Exists only on `a`, and only with a URL that `safeHref` accepts. */
      readonly href?: string;
      readonly children: CopyText;
    };
export type CopyText = readonly CopyNode[];
export type CopyTag = 'p' | 'br' | 'strong' | 'em' | 'sup' | 'ul' | 'ol' | 'li' | 'a';

export interface NavLink {
  readonly text: string;
  /** A longer text for viewports from 861 px, if there is one. */
  readonly textDesktop?: string;
  readonly url: string;
  readonly isNewTab: boolean;
}

export interface ResponsiveText {
  /** Text for viewports from 861 px. If undefined, `mobile` applies everywhere (ERN-08). */
  readonly desktop?: CopyText;
  readonly mobile: CopyText;
}

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
      /** Unparsed text, because carousels do not fill in tokens (ERN-07). */
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
  /** Alternative text of the wide picture. If undefined, that of the narrow picture applies. */
  readonly imageAltText?: string;
  readonly imageMobileAltText: string;
  /** CSS object positions, such as "50%" or "left". */
  readonly imageXPosition: string;
  readonly imageYPosition: string;
  readonly hasWelcomeMessage: boolean;
  readonly hasProspectEmail: boolean;
}

export interface PageContent {
  readonly slug: string;
  readonly url?: string;
  readonly browserTitle?: string;
  readonly stage?: string;
  readonly banner?: PageBanner;
  readonly bannerText?: CopyText;
  readonly mainColumn: readonly ContentBlock[];
  readonly sideColumn: readonly ContentBlock[];
  readonly disclaimer?: CopyText;
}

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

export interface BonusBanner {
  readonly code: string;
  /**
   * Number of days after the creation of the bonus for which the banner shows. If undefined, it shows as long
   * as the bonus exists.
   */
  readonly daysToDisplay?: number;
  readonly isAppOnly: boolean;
  /** Text that a browser shows in place of the registration. */
  readonly appText?: CopyText;
}

export interface EarnBanner {
  readonly slug: string;
  readonly order: number;
  readonly image?: string;
  readonly text: readonly CopyText[];
  readonly url?: string;
  /** Kinds of visitor who see the banner. If undefined, all do. */
  readonly states?: readonly CopyState[];
  /** Defined for the banner of a bonus, which is shown only to members who have the bonus. */
  readonly bonus?: BonusBanner;
}

/** The eleven groups of one partner, reduced to well-formed entries. An absent group is empty (CON-01). */
export interface Content {
  readonly global: {
    readonly earnBannerText?: CopyText;
    /** Names of the currency. Undefined ones come from the partner's settings (CON-31). */
    readonly currencyNames: { readonly singular?: string; readonly plural?: string };
    /** Units for each $1 that the tiers promise. Undefined ones come from the partner's settings (CON-31). */
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
  /** Unparsed entries, which the survey feature parses (CON-11). */
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

/**
 * Who a popup is for: a visitor without a session, a member who has not linked a card yet, or one who has.
 */
export const popupAudiences = ['visitor', 'joining', 'member'] as const;
export type PopupAudience = (typeof popupAudiences)[number];

export interface Popup {
  readonly slug: string;
  readonly bodyText: CopyText;
  /** Audience of the popup. If undefined, the popup is for everybody (CHR-45). */
  readonly audience?: readonly PopupAudience[];
}

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
