import { useCopy } from '@tableside/kit-content';
import { FormCheckbox } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';
import { Link } from '@tableside/ui/link';

import { enrolmentCopy } from '../../copy.ts';
import * as styles from './terms-field.styles.ts';

/** The terms, with links beside the label: what is in a label is one touch target. They open beside the form. */
export function TermsField() {
  const copy = useCopy(enrolmentCopy);
  const { terms, privacy } = usePartner().links;
  return (
    <FormCheckbox
      name="terms"
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
  );
}
