import type { PartnerSettings } from '@tableside/partner-config';
import type { Context } from 'hono';

import type { ApiOptions } from '../api/api-options.ts';
import type { PlatformEnv } from '../platform-context.ts';
import { notFound } from '../web/problem.ts';

/** The settings of the partner whose site was asked. */
export function partnerOf(
  context: Context<PlatformEnv>,
  { partners }: Pick<ApiOptions, 'partners'>,
): PartnerSettings {
  const partner = partners.find(({ id }) => id === context.get('partnerId'));
  if (!partner) throw notFound('There is no such partner.');
  return partner;
}
