import { useId, type ReactNode } from 'react';

import { CircleAlert } from '../icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './field.styles.ts';

export interface FieldTexts {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is invalid and how to fix it. The field is invalid while this is set. */
  readonly error?: ReactNode;
  readonly isRequired?: boolean | undefined;
  /** Hides the label visually where a title or an icon says the same. */
  readonly isLabelHidden?: boolean | undefined;
}

export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
}

export function useFieldIds(id: string | undefined): FieldIds {
  const made = useId();
  const control = id ?? made;
  return { control, label: `${control}-label`, hint: `${control}-hint`, error: `${control}-error` };
}

export const isGiven = (text: ReactNode) =>
  text !== undefined && text !== null && text !== false && text !== '';

export const joinIds = (...ids: readonly (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined;

/** `own` is the `aria-describedby` that the field has beside its error and hint. */
export function describeControl(
  ids: FieldIds,
  { hint, error, isRequired }: Omit<FieldTexts, 'label'>,
  own?: string,
) {
  const describedBy = joinIds(isGiven(error) && ids.error, isGiven(hint) && ids.hint, own);
  return {
    id: ids.control,
    ...(isGiven(error) && { 'aria-invalid': true }),
    ...(isRequired && { 'aria-required': true }),
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  } as const;
}

export interface FieldErrorProps {
  readonly id: string;
  readonly error: ReactNode;
}

export function FieldError({ id, error }: FieldErrorProps) {
  if (!isGiven(error)) return null;
  return (
    <p id={id} css={styles.error}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{error}</span>
    </p>
  );
}

export interface FieldProps extends FieldTexts {
  readonly ids: FieldIds;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Field({
  ids,
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  className,
  children,
}: FieldProps) {
  const labelText = (
    <label id={ids.label} htmlFor={ids.control} css={styles.label}>
      <span>{label}</span>
      {isRequired && (
        <span css={styles.requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </label>
  );
  return (
    <div className={className} css={styles.field}>
      {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {isGiven(hint) && (
        <p id={ids.hint} css={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
