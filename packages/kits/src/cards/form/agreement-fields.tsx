import { useCopy } from '@tableside/kits/content';
import { FormCheckbox } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { cardsCopy } from '../cards.copy.ts';
import * as styles from './card-form.styles.ts';

export interface AgreementFieldsProps {
  /** Sharing the cards' activity needs a yes of its own (CRD-09). */
  readonly hasOptIn: boolean;
}

/**
 * What a member agrees to (CRD-04). The words are too long for a list of errors, which has a short name for each. Links
 * stand beside the words: a label is one touch target.
 */
export function AgreementFields({ hasOptIn }: AgreementFieldsProps) {
  const copy = useCopy(cardsCopy);
  const { terms, privacy } = usePartner().links;
  return (
    <fieldset css={styles.group}>
      <VisuallyHidden>
        <legend>{copy('agreement')}</legend>
      </VisuallyHidden>
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
              <Link look="standalone" href={terms} isNewTab>
                {copy('termsLink')}
              </Link>
              <Link look="standalone" href={privacy} isNewTab>
                {copy('privacyLink')}
              </Link>
            </span>
          }
        />
      </div>
    </fieldset>
  );
}
