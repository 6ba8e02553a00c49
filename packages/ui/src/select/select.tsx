import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

import { describeControl, Field, useFieldIds, type FieldTexts } from '../field/field.tsx';
import { ChevronDown } from '../icons.ts';
import { adorned, after, control } from '../field/field.styles.ts';
import { space } from '../tokens.ts';

const selectStyle = css(control, {
  appearance: 'none',
  paddingInlineEnd: `calc(${space(5)} + 20px)`,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
const arrow = css(after, { insetInlineEnd: space(3), pointerEvents: 'none' });

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'multiple'> {
  readonly name: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly placeholder?: string | undefined;
}

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
      <span css={adorned}>
        <select {...rest} {...describeControl(ids, texts, rest['aria-describedby'])} css={selectStyle}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span css={arrow}>
          <ChevronDown size={20} aria-hidden="true" />
        </span>
      </span>
    </Field>
  );
}
