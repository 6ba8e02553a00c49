import { css } from '@emotion/react';
import { hasLetterAndDigit, isLongEnough, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { CircleCheck, Info } from '@tableside/ui/icons';
import { PasswordField, type PasswordFieldProps } from '@tableside/ui/password-field';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { color, space, text } from '@tableside/ui/tokens';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';

import { errorsCopy } from './errors.copy.ts';
import { useBoundField } from './form-context.ts';

const withRules = css({ display: 'grid', gap: space(2), minWidth: 0 });
const list = css({
  ...text.small,
  display: 'grid',
  gap: space(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const rule = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  color: color.textMuted,
  '& > svg': { flex: 'none' },
});
const met = css(rule, { color: color.success });
const ring = css({
  flex: 'none',
  width: 12,
  height: 12,
  margin: 2,
  border: `1.5px solid ${color.borderStrong}`,
  borderRadius: '50%',
});

function PasswordRules({ id, password }: { readonly id: string; readonly password: string }) {
  const copy = useCopy(errorsCopy);
  const rules = [
    { key: 'ruleLength', isMet: isLongEnough(password) },
    { key: 'ruleMix', isMet: hasLetterAndDigit(password) },
  ] as const;
  return (
    <ul id={id} css={list}>
      {rules.map(({ key, isMet }) => (
        <li key={key} css={isMet ? met : rule}>
          {isMet ? <CircleCheck size={16} aria-hidden="true" /> : <span css={ring} />}
          <span>
            <span>{copy(key, { num: SHORTEST_PASSWORD })}</span>
            {isMet && <VisuallyHidden>{raiseMarks(` ${copy.text('ruleDone')}`)}</VisuallyHidden>}
          </span>
        </li>
      ))}
      {password.length > LONGEST_PASSWORD && (
        <li css={rule}>
          <Info size={16} aria-hidden="true" />
          <span>{copy('ruleLongest', { num: LONGEST_PASSWORD })}</span>
        </li>
      )}
    </ul>
  );
}

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
  | 'aria-describedby'
> & {
  readonly hasRules?: boolean | undefined;
};

export function FormPasswordField({ hasRules = false, ...props }: FormPasswordFieldProps) {
  const copy = useCopy(errorsCopy);
  const bound = useBoundField<string>(props.name);
  const rulesId = `${bound.id}-rules`;
  const field = (
    <PasswordField
      {...props}
      {...bound}
      showLabel={copy.text('showPassword')}
      hideLabel={copy.text('hidePassword')}
      capsLockText={copy.text('capsLock')}
      numLockText={copy.text('numLock')}
      aria-describedby={hasRules ? rulesId : undefined}
    />
  );
  if (!hasRules) return field;
  return (
    <div css={withRules}>
      {field}
      <PasswordRules id={rulesId} password={bound.value} />
    </div>
  );
}
