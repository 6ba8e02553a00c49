import { hasLetterAndDigit, isLongEnough, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@tableside/core';
import { useCopy } from '@tableside/kit-content';
import { CircleCheck, Info } from '@tableside/ui/icons';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { useField } from 'formik';

import { errorsCopy } from './errors.copy.ts';
import * as styles from './password-rules.styles.ts';

export interface PasswordRulesProps {
  /** For the field that it describes; `FormPasswordField` with `hasRules` sees to it. */
  readonly id?: string | undefined;
  /** The field of the new password. */
  readonly name: string;
}

/** What a new password needs, ticked off while it is typed; and that a very long one is cut (VAL-01). */
export function PasswordRules({ id, name }: PasswordRulesProps) {
  const copy = useCopy(errorsCopy);
  const [{ value }] = useField<string>(name);
  const rules = [
    { key: 'ruleLength', isKept: isLongEnough(value) },
    { key: 'ruleMix', isKept: hasLetterAndDigit(value) },
  ] as const;
  return (
    <ul id={id} css={styles.rules}>
      {rules.map(({ key, isKept }) => (
        <li key={key} css={isKept ? styles.kept : styles.rule}>
          {isKept ? <CircleCheck size={16} aria-hidden="true" /> : <span css={styles.ring} />}
          <span>
            {copy(key, { num: SHORTEST_PASSWORD })}
            {isKept && <VisuallyHidden> {copy('ruleDone')}</VisuallyHidden>}
          </span>
        </li>
      ))}
      {value.length > LONGEST_PASSWORD && (
        <li css={styles.rule}>
          <Info size={16} aria-hidden="true" />
          {copy('ruleLongest', { num: LONGEST_PASSWORD })}
        </li>
      )}
    </ul>
  );
}
