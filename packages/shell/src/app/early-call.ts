import { createClient, type ClientOptions } from '@tableside/api-client';
import type { FeatureRoute } from '@tableside/kits/feature';
import type { PartnerSettings } from '@tableside/partner-config';
import { QueryClient } from '@tanstack/react-query';

import { findScreenData } from '../frame/routes.ts';

/** A call that a page's first script began before the site's code came. */
export interface EarlyCall {
  readonly address: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall;
  }
}

/** How a page's first script makes the address of the call whose answer the page shows first. */
export interface EarlyCallPattern {
  /** Path and query of the call; `:value` stands for what the page's address says. */
  readonly call: string;
  /** The one parameter that the page's query must have, whose value is meant; without it, the path's last segment is. */
  readonly parameter?: string | undefined;
}

const VALUE = ':value';
/** A value that reads the same in a path, in a query and as what it names. */
const SAMPLE = 'sample';

/** The call that the screen of a route makes first. Undefined where its address alone does not say which. */
export async function findEarlyCall(
  { path, findData, dataParameter: parameter }: FeatureRoute,
  routes: readonly FeatureRoute[],
  partner: PartnerSettings,
): Promise<EarlyCallPattern | undefined> {
  if (!findData) return undefined;
  const address = parameter === undefined ? path.replace(/:\w+$/, SAMPLE) : `${path}?${parameter}=${SAMPLE}`;
  const data = await findScreenData(address, routes, partner);
  let call: string | undefined;
  const client = createClient({
    fetch: (asked) => {
      call = asked.replace(SAMPLE, VALUE);
      return Response.error();
    },
  });
  await data?.load(client, new QueryClient()).catch(() => undefined);
  return call?.includes(VALUE) ? { call, parameter } : undefined;
}

/** Sends a call, or takes over the one to the same address that is under way since before the site's code came. */
export const fetchUnlessBegun: NonNullable<ClientOptions['fetch']> = (address, init) => {
  const { earlyCall } = window;
  if (earlyCall?.address !== address) return fetch(address, init);
  delete window.earlyCall;
  return earlyCall.answer;
};
