import { css } from '@emotion/react';
import type { ComponentProps } from 'react';

import { describeControl, Field, useFieldIds, type FieldTexts } from '../field/field.tsx';
import { control } from '../field/field.styles.ts';

const area = css(control, { minHeight: 96, resize: 'vertical', fieldSizing: 'content' });

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'children'> {
  readonly name: string;
  readonly value: string;
}

export function TextArea({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  className,
  id,
  ...rest
}: TextAreaProps) {
  const ids = useFieldIds(id);
  const texts = { label, hint, error, isRequired, isLabelHidden };
  return (
    <Field {...texts} ids={ids} className={className}>
      <textarea rows={3} {...rest} {...describeControl(ids, texts, rest['aria-describedby'])} css={area} />
    </Field>
  );
}
