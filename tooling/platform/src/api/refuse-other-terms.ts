import type { PartnerSettings } from '@tableside/partner-config';

import { fault } from '../web/fault.ts';
import { Problem } from '../web/problem.ts';

/**
 * Throws 400 "termsChanged" with the current terms unless the form showed exactly these, because nobody
 * agrees to terms that they did not see.
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
