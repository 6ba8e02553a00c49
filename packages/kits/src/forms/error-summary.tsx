import { useCopy } from '@tableside/kits/content';
import { CircleAlert } from '@tableside/ui/icons';
import type { MouseEvent } from 'react';

import { errorsCopy } from './errors.copy.ts';
import { useFormSetting } from './form-context.ts';
import * as styles from './form.styles.ts';
import type { SubmitError } from './use-form.ts';

export interface ErrorSummaryProps {
  /** What is wrong, by field. */
  readonly errors: Readonly<Record<string, unknown>>;
  /** What is wrong with no field that the form shows. */
  readonly submitErrors: readonly SubmitError[];
}

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  // The address stays as it is: a fragment would be one more page to go back through.
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** A sentence that does not name its field yet does so here, away from it. */
const named = (label: string, message: string) =>
  message.startsWith(label) ? message : `${label}: ${message}`;

/** Above the fields: what concerns no field, and a link to each wrong field when more than one is. */
export function ErrorSummary({ errors, submitErrors }: ErrorSummaryProps) {
  const copy = useCopy(errorsCopy);
  const { labels, idOf } = useFormSetting();
  const wrong = Object.keys(labels).filter((name) => typeof errors[name] === 'string');
  const hasList = wrong.length > 1;
  if (!hasList && submitErrors.length === 0) return null;
  return (
    <div css={styles.summary}>
      <div role="alert">
        {submitErrors.map(({ message }, place) => (
          <p key={place} css={styles.summaryTitle}>
            <CircleAlert size={20} aria-hidden="true" />
            <span>{message}</span>
          </p>
        ))}
        {hasList && (
          <p css={styles.summaryTitle}>
            <CircleAlert size={20} aria-hidden="true" />
            <span>{copy('summary', { count: wrong.length })}</span>
          </p>
        )}
      </div>
      {hasList && (
        <ul css={styles.summaryList}>
          {wrong.map((name) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} css={styles.summaryLink} onClick={focusTarget}>
                {named(labels[name] ?? name, String(errors[name]))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
