export { errorsCopy, type FormCopyKey } from './errors.copy.ts';
export {
  FieldGroup,
  FieldPair,
  FormCheckbox,
  FormEmailField,
  FormEnd,
  FormSelect,
  FormTextArea,
  FormTextField,
  SubmitButton,
  type FieldGroupProps,
  type FormCheckboxProps,
  type FormEndProps,
  type FormSelectProps,
  type FormTextAreaProps,
  type FormTextFieldProps,
  type SubmitButtonProps,
} from './fields.tsx';
export { useBoundField, type BoundField } from './form-context.ts';
export {
  formErrors,
  lacksCookies,
  toServerErrors,
  toSubmitError,
  type FormError,
  type ServerError,
} from './form-error.ts';
export { showFormFailure, showFormSuccess, useErrorToast } from './form-toasts.ts';
export { Form, type FormProps } from './form.tsx';
export { FormPasswordField, type FormPasswordFieldProps } from './password-field.tsx';
export { useProgramTerms, useTermsOfForm } from './program-terms.ts';
export { emailAddress, newPassword, sameAs, typedText } from './schemas.ts';
export type { FormValues } from './use-form.ts';
