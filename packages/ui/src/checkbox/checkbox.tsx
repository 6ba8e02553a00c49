import type { ComponentProps } from 'react';

import { hint as hintStyle } from '../field/field.styles.ts';
import { describeControl, FieldError, isGiven, useFieldIds, type FieldTexts } from '../field/field.tsx';
import * as styles from './checkbox.styles.ts';

export interface CheckboxProps
  extends Omit<FieldTexts, 'isLabelHidden'>, Omit<ComponentProps<'input'>, 'children' | 'type' | 'value'> {
  readonly name: string;
  readonly checked: boolean;
  readonly value?: string | undefined;
}

export function Checkbox({ label, hint, error, isRequired, className, id, ...rest }: CheckboxProps) {
  const ids = useFieldIds(id);
  return (
    <div className={className}>
      <label css={styles.row}>
        <input
          {...rest}
          {...describeControl(ids, { hint, error, isRequired }, rest['aria-describedby'])}
          type="checkbox"
          css={styles.box}
        />
        <span>{label}</span>
      </label>
      {(isGiven(hint) || isGiven(error)) && (
        <div css={styles.under}>
          {isGiven(hint) && (
            <p id={ids.hint} css={hintStyle}>
              {hint}
            </p>
          )}
          <FieldError id={ids.error} error={error} />
        </div>
      )}
    </div>
  );
}
