import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { Button, type ButtonProps } from '@tableside/ui/button';
import { Checkbox, type CheckboxProps } from '@tableside/ui/checkbox';
import { Select, type SelectProps } from '@tableside/ui/select';
import { TextArea, type TextAreaProps } from '@tableside/ui/text-area';
import { TextField, type TextFieldProps } from '@tableside/ui/text-field';
import { color, font, from, space, titleSize, titleWeight } from '@tableside/ui/tokens';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

import { errorsCopy } from './errors.copy.ts';
import { useBoundField } from './form-context.ts';
import { requiredMark } from './form.styles.ts';

type Bound = 'id' | 'label' | 'value' | 'checked' | 'error' | 'onChange' | 'onBlur';

export type FormTextFieldProps = Omit<TextFieldProps, Bound>;
export const FormTextField = (props: FormTextFieldProps) => (
  <TextField {...props} {...useBoundField<string>(props.name)} />
);

export const FormEmailField = (props: FormTextFieldProps) => (
  <FormTextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    {...props}
  />
);

export type FormTextAreaProps = Omit<TextAreaProps, Bound>;
export const FormTextArea = (props: FormTextAreaProps) => (
  <TextArea {...props} {...useBoundField<string>(props.name)} />
);

export type FormSelectProps = Omit<SelectProps, Bound>;
export const FormSelect = (props: FormSelectProps) => (
  <Select {...props} {...useBoundField<string>(props.name)} />
);

export type FormCheckboxProps = Omit<CheckboxProps, Bound> & {
  readonly label?: ReactNode;
};
export function FormCheckbox(props: FormCheckboxProps) {
  const { value, label, ...bound } = useBoundField<boolean>(props.name);
  const labelWithMark = (
    <>
      <span>{props.label ?? label}</span>
      {props.isRequired && (
        <span css={requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return <Checkbox {...props} {...bound} label={labelWithMark} checked={value} />;
}

/** A legend does not take part in a grid, so the fields have a grid of their own. */
const groupBox = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
const groupLegend = css({
  ...titleSize.small,
  marginBlockEnd: space(4),
  padding: 0,
  fontFamily: font.title,
  fontWeight: titleWeight,
});
const groupFields = css({ display: 'grid', gap: space(5), minWidth: 0 });

export interface FieldGroupProps {
  readonly legend: ReactNode;
  readonly children: ReactNode;
}

export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <fieldset css={groupBox}>
      <legend css={groupLegend}>{legend}</legend>
      <div css={groupFields}>{children}</div>
    </fieldset>
  );
}

const pair = css({
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  alignItems: 'start',
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

export const FieldPair = ({ children }: { readonly children: ReactNode }) => <div css={pair}>{children}</div>;

export type SubmitButtonProps = Omit<
  ButtonProps,
  'type' | 'variant' | 'isLoading' | 'loadingLabel' | 'onClick'
> & {
  readonly variant?: ButtonProps['variant'];
};

export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const copy = useCopy(errorsCopy);
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      isLoading={isSubmitting}
      loadingLabel={copy.text('working')}
    />
  );
}

const end = css({
  display: 'grid',
  gap: space(5),
  paddingBlockStart: space(6),
  borderBlockStart: `1px solid ${color.border}`,
});
const send = css({
  display: 'grid',
  gap: space(3),
  alignItems: 'center',
  [from.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space(5) },
});
const sendButton = css({ width: '100%', [from.medium]: { width: 'auto' } });

export interface FormEndProps {
  readonly submitLabel: ReactNode;
  readonly beside: ReactNode;
  readonly children?: ReactNode;
}

export const FormEnd = ({ submitLabel, beside, children }: FormEndProps) => (
  <div css={end}>
    {children}
    <div css={send}>
      <SubmitButton size="large" css={sendButton}>
        {submitLabel}
      </SubmitButton>
      {beside}
    </div>
  </div>
);
