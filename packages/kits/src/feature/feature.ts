import type { ApiClient } from '@tableside/api-client';
import type { Content } from '@tableside/content-client';
import type {
  Coordinates,
  Menu,
  MerchantDetail,
  MerchantSearchResult,
  RestaurantPlaces,
} from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { LazyScreen } from './lazy-screen.tsx';

/**
 * The places that a feature may fill in the page frame or in another feature's screen. `closedAccount`
 * replaces every screen while a member with a closed account is signed in (ROU-34). `pageEnd` is between the
 * screen and the footer. `overlay` renders after the page, for components that may open over it.
 */
export type SlotName = keyof SlotProps;

export interface SlotProps {
  readonly announcement: object;
  readonly header: object;
  readonly backBar: object;
  readonly pageEnd: object;
  readonly footer: object;
  readonly closedAccount: object;
  readonly overlay: object;
  readonly placeMap: { readonly merchantName: string; readonly position: Coordinates };
}

export interface ScreenAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

export interface ShownMenu {
  readonly merchant: MerchantDetail;
  readonly menu: Menu;
}

export type ShownData = MerchantDetail | MerchantSearchResult | ShownMenu | RestaurantPlaces;

export interface ScreenData {
  /** Path and query as the screen reads them, without parameters that it ignores. */
  readonly address: string;
  /** Fetches the data into the query cache, where the screen finds it. Rejects with the API's error. */
  readonly load: (client: ApiClient, queryClient: QueryClient) => Promise<ShownData>;
}

export interface FeatureRoute {
  readonly path: string;
  readonly screen: LazyScreen;
  /**
   * Whether this partner has the route. Every partner has it by default. An unavailable route shows "not
   * found".
   */
  readonly isAvailable?: (partner: PartnerSettings) => boolean;
  /** Whether the route waits until the session is known, because its guard redirects some visitors. */
  readonly isGuarded?: boolean;
  /** Whether the screen is also shown during an outage and for a closed account. */
  readonly isAlwaysOpen?: boolean;
  /** Whether the screen renders its own placeholder, without member data, while the session is resolved. */
  readonly hasOwnWaiting?: boolean;
  /** Whether the screen renders its own `PageMeta`, because its title comes from data or copy. */
  readonly hasOwnMeta?: boolean;
  /** Paths that match the pattern and are known at build time. Each is prerendered as a separate page. */
  readonly knownPaths?: (content: Content) => readonly string[];
  /**
   * Whether the screen depends on an earlier step or an emailed link, so that only a placeholder can be
   * prerendered.
   */
  readonly isStep?: boolean;
  /**
   * Finds the data for the screen's first paint. A link prefetches it, and a server fetches it before
   * rendering the page. Undefined if the URL alone does not determine the data.
   */
  readonly findData?: (at: ScreenAddress, partner: PartnerSettings) => Promise<ScreenData | undefined>;
  /**
   * The query parameter that alone determines the data. By default, the path below its first segment does.
   */
  readonly dataParameter?: string;
  /**
   * Whether the screen is a dialog over the screen one path segment up. Opening and closing it is not a page
   * view (ROU-27).
   */
  readonly isDialog?: boolean;
}

export interface Feature {
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}
