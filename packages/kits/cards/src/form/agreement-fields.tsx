import { useCopy } from '@tableside/kit-content';
import { useBoundField } from '@tableside/kit-forms';
import { usePartner } from '@tableside/kit-partner';
import { Checkbox } from '@tableside/ui/checkbox';
import { Link } from '@tableside/ui/link';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import type { ReactNode } from 'react';

import { cardsCopy } from '../cards.copy.ts';
import * as styles from './card-form.styles.ts';

export interface AgreementFieldsProps {
  /** Sharing the cards' activity needs a yes of its own (CRD-09). */
  readonly hasOptIn: boolean;
}

interface AgreementProps {
  readonly name: 'directFileFeedOptIn' | 'terms';
  readonly hint?: ReactNode;
}

/** A yes that is needed. The form calls it by a short name; its own words are too long for a list of what is wrong. */
function Agreement({ name, hint }: AgreementProps) {
  const copy = useCopy(cardsCopy);
  const { value, label: _, ...bound } = useBoundField<boolean>(name);
  const label = (
    <>
      {copy(name)}
      <span css={styles.requiredMark} aria-hidden="true">
        *
      </span>
    </>
  );
  return <Checkbox {...bound} label={label} checked={value} hint={hint} isRequired />;
}

/** What a member agrees to (CRD-04). Links stand beside the words: a label is one touch target. */
export function AgreementFields({ hasOptIn }: AgreementFieldsProps) {
  const copy = useCopy(cardsCopy);
  const { terms, privacy } = usePartner().links;
  return (
    <fieldset css={styles.group}>
      <VisuallyHidden>
        <legend>{copy('agreement')}</legend>
      </VisuallyHidden>
      <div css={styles.agreement}>
        {hasOptIn && <Agreement name="directFileFeedOptIn" />}
        <Agreement
          name="terms"
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
