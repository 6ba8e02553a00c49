import type { ComponentProps, ReactNode } from 'react';

import * as styles from '../field/field.styles.ts';
import { describeControl, Field, useFieldIds, type FieldTexts } from '../field/field.tsx';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children'> {
  readonly name: string;
  readonly value: string;
  readonly before?: ReactNode;
  /**
   * A 44 px button inside the field, after the text, for example to show the password or to clear the field.
   */
  readonly after?: ReactNode;
}

/** A single-line text field. Describe its purpose with `autoComplete`, `inputMode` and `type`. */
export function TextField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  before,
  after,
  className,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const ids = useFieldIds(id);
  const texts = { label, hint, error, isRequired, isLabelHidden };
  return (
    <Field {...texts} ids={ids} className={className}>
      <span css={styles.adorned}>
        <input
          {...rest}
          {...describeControl(ids, texts, rest['aria-describedby'])}
          type={type}
          css={[
            styles.control,
            before !== undefined && styles.withBefore,
            after !== undefined && styles.withAfter,
          ]}
        />
        {before !== undefined && <span css={styles.before}>{before}</span>}
        {after !== undefined && <span css={styles.after}>{after}</span>}
      </span>
    </Field>
  );
}
