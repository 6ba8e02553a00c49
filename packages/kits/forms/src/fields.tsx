import { Checkbox, type CheckboxProps } from '@tableside/ui/checkbox';
import { Select, type SelectProps } from '@tableside/ui/select';
import { TextArea, type TextAreaProps } from '@tableside/ui/text-area';
import { TextField, type TextFieldProps } from '@tableside/ui/text-field';

import { useBoundField } from './form-context.ts';
import { requiredMark } from './form.styles.ts';

/** What the form itself gives to its fields. */
type Bound = 'id' | 'label' | 'value' | 'checked' | 'error' | 'onChange' | 'onBlur';

export type FormTextFieldProps = Omit<TextFieldProps, Bound>;
/** A line of text of the form, by the name of its value. */
export const FormTextField = (props: FormTextFieldProps) => (
  <TextField {...props} {...useBoundField<string>(props.name)} />
);

export type FormTextAreaProps = Omit<TextAreaProps, Bound>;
/** Several lines of text of the form. */
export const FormTextArea = (props: FormTextAreaProps) => (
  <TextArea {...props} {...useBoundField<string>(props.name)} />
);

export type FormSelectProps = Omit<SelectProps, Bound>;
/** One of a list. */
export const FormSelect = (props: FormSelectProps) => (
  <Select {...props} {...useBoundField<string>(props.name)} />
);

export type FormCheckboxProps = Omit<CheckboxProps, Bound>;
/** A yes or no of the form; one that must be yes is marked as every required field is (VAL-04). */
export function FormCheckbox(props: FormCheckboxProps) {
  const { value, label, ...bound } = useBoundField<boolean>(props.name);
  const marked = (
    <>
      {label}
      {props.isRequired && (
        <span css={requiredMark} aria-hidden="true">
          *
        </span>
      )}
    </>
  );
  return <Checkbox {...props} {...bound} label={marked} checked={value} />;
}
