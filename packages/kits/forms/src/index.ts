export { complaints, type Complaint } from './complaint.ts';
export { emailAddress } from './email-address.schema.ts';
export { errorsCopy, type FormCopyKey } from './errors.copy.ts';
export { FieldGroup, type FieldGroupProps } from './field-group.tsx';
export {
  FormCheckbox,
  FormSelect,
  FormTextArea,
  FormTextField,
  type FormCheckboxProps,
  type FormSelectProps,
  type FormTextAreaProps,
  type FormTextFieldProps,
} from './fields.tsx';
export { useBoundField, type BoundField } from './form-context.ts';
export { toFormProblem, type FormProblem } from './form-problem.ts';
export { showFormFailure, showFormSuccess } from './form-toasts.ts';
export { Form, type FormProps } from './form.tsx';
export { FormPasswordField, type FormPasswordFieldProps } from './password-fields.tsx';
export { PasswordRules, type PasswordRulesProps } from './password-rules.tsx';
export { newPassword } from './password.schema.ts';
export { sameAs } from './same-as.ts';
export { SubmitButton, type SubmitButtonProps } from './submit-button.tsx';
export type { FormValues } from './use-checked-form.ts';
