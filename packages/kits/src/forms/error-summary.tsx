import { useCopy } from '@tableside/kits/content';
import { CircleAlert } from '@tableside/ui/icons';
import { raiseMarks } from '@tableside/ui/registered-mark';
import type { MouseEvent } from 'react';

import { errorsCopy } from './errors.copy.ts';
import { useFormSetting } from './form-context.ts';
import * as styles from './form.styles.ts';
import type { SubmitError } from './use-form.ts';

export interface ErrorSummaryProps {
  readonly errors: Readonly<Record<string, unknown>>;
  readonly submitErrors: readonly SubmitError[];
}

function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  // The link's fragment in the URL would add a history entry.
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

const named = (label: string, message: string) =>
  message.includes(label) ? message : `${label}: ${message}`;

export function ErrorSummary({ errors, submitErrors }: ErrorSummaryProps) {
  const copy = useCopy(errorsCopy);
  const { labels, idOf } = useFormSetting();
  const invalid = Object.keys(labels).filter((name) => typeof errors[name] === 'string');
  const hasList = invalid.length > 1;
  if (!hasList && submitErrors.length === 0) return null;
  return (
    <div css={styles.summary}>
      <div role="alert">
        {submitErrors.map(({ message }, place) => (
          <p key={place} css={styles.summaryTitle}>
            <CircleAlert size={20} aria-hidden="true" />
            <span>{typeof message === 'string' ? raiseMarks(message) : message}</span>
          </p>
        ))}
        {hasList && (
          <p css={styles.summaryTitle}>
            <CircleAlert size={20} aria-hidden="true" />
            <span>{copy('summary', { count: invalid.length })}</span>
          </p>
        )}
      </div>
      {hasList && (
        <ul css={styles.summaryList}>
          {invalid.map((name) => (
            <li key={name}>
              <a href={`#${idOf(name)}`} css={styles.summaryLink} onClick={focusTarget}>
                {raiseMarks(named(labels[name] ?? name, String(errors[name])))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
