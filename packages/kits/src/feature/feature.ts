import type { ApiClient } from '@tableside/api-client';
import type { Content } from '@tableside/content-client';
import type { Coordinates } from '@tableside/core';
import type { PartnerSettings } from '@tableside/partner-config';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';

import type { LazyScreen } from './lazy-screen.tsx';

/**
 * The places that a feature may fill in the page frame or in another feature's screen. "closedAccount" stands instead of every screen while a member
 * whose account was closed is signed in (ROU-34). "overlay" comes when the page stands: for what may open over it.
 */
export type SlotName = keyof SlotProps;

/** What the page says to the feature that fills a place in it. "placeMap" is a picture of where a restaurant is. */
export interface SlotProps {
  readonly announcement: object;
  readonly header: object;
  readonly backBar: object;
  readonly footer: object;
  readonly closedAccount: object;
  readonly overlay: object;
  readonly placeMap: { readonly merchantName: string; readonly position: Coordinates };
}

/** What an address says to the route that it matches. */
export interface ScreenAddress {
  /** The parameters of the route's pattern, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** The data that a screen shows first. */
export interface ScreenData {
  /** Path and query as the screen understands them: parameters that it does not read are left out. */
  readonly address: string;
  /** Fetches the data into the cache, where the screen finds them. Rejects with what the API answered. */
  readonly load: (client: ApiClient, queryClient: QueryClient) => Promise<unknown>;
}

/** A path of the site and the screen it shows. */
export interface FeatureRoute {
  /** A react-router path pattern, such as "/merchants/:merchantId". */
  readonly path: string;
  readonly screen: LazyScreen;
  /** Whether this partner has the route; without it every partner has. An absent route is not found. */
  readonly isAvailable?: (partner: PartnerSettings) => boolean;
  /** Waits until the session is known, because the guard redirects some visitors. */
  readonly isGuarded?: boolean;
  /** Neither an outage nor a closed account replaces the screen. */
  readonly isAlwaysOpen?: boolean;
  /** The screen renders its own placeholder while the session is resolved, without member data. */
  readonly hasOwnWaiting?: boolean;
  /** The screen renders its own `PageMeta`, because its title comes from data. */
  readonly hasOwnMeta?: boolean;
  /** Paths that match the pattern and are known when the site is built: each gets a page of its own. */
  readonly knownPaths?: (content: Content) => readonly string[];
  /** What it shows comes from an earlier step or a mailed link: before the visit nothing but a wait can be built. */
  readonly isStep?: boolean;
  /**
   * The data of the screen's first paint. A link fetches them before it is followed, and a server before it renders the
   * page. Undefined where the address alone does not say which data they are.
   */
  readonly findData?: (at: ScreenAddress, partner: PartnerSettings) => Promise<ScreenData | undefined>;
  /** The query parameter that alone says which data they are; without it, the last segment of the path does. */
  readonly dataParameter?: string;
  /** A dialog over the screen one path segment up: opening and closing it is no new page (ROU-27). */
  readonly isDialog?: boolean;
}

/** The table of contents of a feature: all the shell knows of it. */
export interface Feature {
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  readonly slots?: { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> };
}
