import { createClient, type ClientOptions } from '@tableside/api-client';
import { VALUE, type EarlyCallPattern } from '@tableside/core/page-protocol';
import type { FeatureRoute } from '@tableside/kits/feature';
import type { PartnerSettings } from '@tableside/partner-config';
import { QueryClient } from '@tanstack/react-query';

import { findScreenData } from '../frame/routes.ts';

/** A value that is spelled the same in a path, in a query string and decoded. */
const SAMPLE = 'sample';

export async function findEarlyCall(
  { path, findData, dataParameter: parameter }: FeatureRoute,
  routes: readonly FeatureRoute[],
  partner: PartnerSettings,
): Promise<EarlyCallPattern | undefined> {
  if (!findData) return undefined;
  const address =
    parameter === undefined ? path.replace(/(?::\w+|\*)$/, SAMPLE) : `${path}?${parameter}=${SAMPLE}`;
  const data = await findScreenData(address, routes, partner);
  let call: string | undefined;
  const client = createClient({
    fetch: (requested) => {
      call = requested.replace(SAMPLE, VALUE);
      return Response.error();
    },
  });
  await data?.load(client, new QueryClient()).catch(() => undefined);
  return call?.includes(VALUE) ? { call, parameter } : undefined;
}

/** Sends a call, or takes over one to the same URL that was started before the site's code loaded. */
export const fetchUnlessBegun: NonNullable<ClientOptions['fetch']> = (address, init) => {
  const { earlyCall } = window;
  if (earlyCall?.address !== address) return fetch(address, init);
  delete window.earlyCall;
  return earlyCall.response;
};
