import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';

import { FieldError, useFieldIds, type FieldTexts } from '../field/field.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import * as styles from './radio-group.styles.ts';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A quiet second line. */
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldTexts {
  readonly name: string;
  /** The chosen value, or '' while none is. */
  readonly value: string;
  readonly options: readonly RadioOption[];
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** One of a few, all of them in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    label,
    hint,
    error,
    isRequired,
    isLabelHidden,
    name,
    value,
    options,
    onChange,
    onBlur,
    id,
    className,
  } = props;
  const ids = useFieldIds(id);
  const describedBy = [error !== undefined && ids.error, hint !== undefined && ids.hint]
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset id={ids.control} className={className} aria-describedby={describedBy || undefined}>
      <legend css={isLabelHidden ? visuallyHidden : styles.legend}>
        {label}
        {isRequired && (
          <span css={styles.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {hint !== undefined && (
        <p id={ids.hint} css={styles.hint}>
          {hint}
        </p>
      )}
      <div css={styles.choices}>
        {options.map((option) => (
          <label key={option.value} css={styles.row}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              required={isRequired}
              data-invalid={error === undefined ? undefined : true}
              onChange={onChange}
              onBlur={onBlur}
              css={styles.dot}
            />
            <span>
              {option.label}
              {option.detail !== undefined && <span css={styles.detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </fieldset>
  );
}
