import { css } from '@emotion/react';
import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';

import { dot, row } from '../checkbox/checkbox.styles.ts';
import * as field from '../field/field.styles.ts';
import { FieldError, isGiven, joinIds, useFieldIds, type FieldTexts } from '../field/field.tsx';
import { color, space, text, visuallyHidden } from '../tokens.ts';

const legend = css(field.label, { padding: 0 });
const choices = css({ display: 'grid', marginBlockStart: space(1) });
const detail = css({ ...text.small, display: 'block', color: color.textMuted });

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly options: readonly RadioOption[];
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

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
  return (
    <fieldset
      id={ids.control}
      className={className}
      aria-describedby={joinIds(isGiven(error) && ids.error, isGiven(hint) && ids.hint)}
    >
      <legend css={isLabelHidden ? visuallyHidden : legend}>
        <span>{label}</span>
        {isRequired && (
          <span css={field.requiredMark} aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {isGiven(hint) && (
        <p id={ids.hint} css={field.hint}>
          {hint}
        </p>
      )}
      <div css={choices}>
        {options.map((option) => (
          <label key={option.value} css={row}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              required={isRequired}
              data-invalid={isGiven(error) || undefined}
              onChange={onChange}
              onBlur={onBlur}
              css={dot}
            />
            <span>
              <span>{option.label}</span>
              {option.detail !== undefined && <span css={detail}>{option.detail}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </fieldset>
  );
}
