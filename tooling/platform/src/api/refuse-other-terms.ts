import type { PartnerSettings } from '@tableside/partner-config';

import { fault } from '../web/fault.ts';
import { Problem } from '../web/problem.ts';

/**
 * The program terms may have changed since the page with a form was loaded: nobody agrees to what they did not
 * see. Throws 400 "termsChanged" with the current ones, also if the page named none.
 */
export function refuseOtherTerms(
  { termsVersion, links }: PartnerSettings,
  accepted: { readonly termsVersion?: string | undefined },
): void {
  if (accepted.termsVersion === termsVersion) return;
  const changed = fault('terms', 'termsChanged');
  throw new Problem({
    status: 400,
    code: 'termsChanged',
    message: changed.message,
    errors: [changed],
    terms: { version: termsVersion, link: links.terms },
  });
}
