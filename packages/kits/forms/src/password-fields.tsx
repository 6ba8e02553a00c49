import { useCopy } from '@tableside/kit-content';
import { PasswordField, type PasswordFieldProps } from '@tableside/ui/password-field';

import { errorsCopy } from './errors.copy.ts';
import { useBoundField } from './form-context.ts';
import { PasswordRules } from './password-rules.tsx';
import * as styles from './password-rules.styles.ts';

export type FormPasswordFieldProps = Omit<
  PasswordFieldProps,
  | 'id'
  | 'label'
  | 'value'
  | 'error'
  | 'onChange'
  | 'onBlur'
  | 'showLabel'
  | 'hideLabel'
  | 'capsLockText'
  | 'numLockText'
  | 'describedBy'
> & {
  /** Shows what a new password needs, ticked off while it is typed. */
  readonly hasRules?: boolean | undefined;
};

/** A password of the form, with its toggle and its warnings (AUT-17, AUT-18). */
export function FormPasswordField({ hasRules = false, ...props }: FormPasswordFieldProps) {
  const copy = useCopy(errorsCopy);
  const bound = useBoundField<string>(props.name);
  const rulesId = `${bound.id}-rules`;
  const field = (
    <PasswordField
      {...props}
      {...bound}
      showLabel={copy('showPassword')}
      hideLabel={copy('hidePassword')}
      capsLockText={copy('capsLock')}
      numLockText={copy('numLock')}
      describedBy={hasRules ? rulesId : undefined}
    />
  );
  if (!hasRules) return field;
  return (
    <div css={styles.withRules}>
      {field}
      <PasswordRules id={rulesId} name={props.name} />
    </div>
  );
}
