import type { ProgramTerms } from '@tableside/api-client';
import { useCopy } from '@tableside/kits/content';
import { FormCheckbox, useTermsOfForm } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { visuallyHidden } from '@tableside/ui/tokens';

import { cardsCopy } from '../cards.copy.ts';
import * as styles from './card-form.styles.ts';

export interface AgreementFieldsProps {
  readonly terms: ProgramTerms;
  /** Whether sharing the cards' activity requires separate consent (CRD-09). */
  readonly hasOptIn: boolean;
  readonly isJoining: boolean;
}

/**
 * The agreements a member accepts (CRD-04). Their text is too long for the error summary, which uses a short
 * name for each. Links are placed next to the label, because the whole label is one touch target. Members who
 * join without the join form find the notice of financial incentive here (PRV-05).
 */
export function AgreementFields({ terms, hasOptIn, isJoining }: AgreementFieldsProps) {
  const copy = useCopy(cardsCopy);
  const { links } = usePartner();
  const { privacy, financialIncentive } = links;
  useTermsOfForm(terms);
  return (
    <fieldset css={styles.group}>
      <legend css={visuallyHidden}>{copy('agreement')}</legend>
      <div css={styles.agreement}>
        {hasOptIn && (
          <FormCheckbox name="directFileFeedOptIn" label={copy('directFileFeedOptIn')} isRequired />
        )}
        <FormCheckbox
          name="terms"
          label={copy('terms')}
          isRequired
          hint={
            <span css={styles.links}>
              <Link look="standalone" href={terms.link} isNewTab>
                {copy('termsLink')}
              </Link>
              <Link look="standalone" href={privacy} isNewTab>
                {copy('privacyLink')}
              </Link>
              {isJoining && financialIncentive !== null && (
                <Link look="standalone" href={financialIncentive} isNewTab>
                  {copy('financialIncentiveLink')}
                </Link>
              )}
            </span>
          }
        />
      </div>
    </fieldset>
  );
}
