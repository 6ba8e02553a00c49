import type { ComponentProps } from 'react';

import { describeControl, Field, useFieldIds, type FieldTexts } from '../field/field.tsx';
import { ChevronDown } from '../icons.ts';
import * as styles from './select.styles.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly name: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  /** Stands in the field while nothing is chosen; its value is ''. */
  readonly placeholder?: string | undefined;
}

/** One of a list, with the platform's own list. */
export function Select({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  options,
  placeholder,
  className,
  id,
  ...rest
}: SelectProps) {
  const ids = useFieldIds(id);
  const texts = { label, hint, error, isRequired, isLabelHidden };
  return (
    <Field {...texts} ids={ids} className={className}>
      <span css={styles.adorned}>
        <select {...rest} {...describeControl(ids, texts)} css={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span css={styles.arrow}>
          <ChevronDown size={20} aria-hidden="true" />
        </span>
      </span>
    </Field>
  );
}
