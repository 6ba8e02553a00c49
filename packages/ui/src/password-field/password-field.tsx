import { useEffect, useRef, useState, type ComponentProps } from 'react';

import { describeControl, Field, useFieldIds, type FieldTexts } from '../field/field.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Eye, EyeOff, TriangleAlert } from '../icons.ts';
import * as styles from './password-field.styles.ts';
import { useLocks } from './use-locks.ts';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'type'> {
  readonly name: string;
  readonly value: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Shown while Caps Lock is on. Empty to show nothing (AUT-18). */
  readonly capsLockText: string;
  /**
   * Shown while Num Lock is on, for keyboards on which letter keys then type digits. Empty to show nothing
   * (AUT-18).
   */
  readonly numLockText: string;
}

/**
 * A password field that hides the password until the visitor shows it, and hides it again when its form is
 * submitted.
 */
export function PasswordField({
  label,
  hint,
  error,
  isRequired,
  isLabelHidden,
  showLabel,
  hideLabel,
  capsLockText,
  numLockText,
  className,
  id,
  onKeyDown,
  onKeyUp,
  onPointerDown,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const ids = useFieldIds(id);
  const texts = { label, hint, error, isRequired, isLabelHidden };
  const [isShown, setIsShown] = useState(false);
  const { locks, look, forget } = useLocks();
  const toggle = useRef<HTMLButtonElement>(null);

  // Browsers save submitted plain-text fields for autofill, where the next person at the device would see the
  // password.
  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const warning = [locks.hasCapsLock && capsLockText, locks.hasNumLock && numLockText].filter(
    (words) => typeof words === 'string' && words !== '',
  );
  return (
    <Field {...texts} ids={ids} className={className}>
      <div>
        <span css={styles.adorned}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...rest}
            {...describeControl(ids, texts, rest['aria-describedby'])}
            type={isShown ? 'text' : 'password'}
            onKeyDown={(event) => {
              look(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              look(event);
              onKeyUp?.(event);
            }}
            onPointerDown={(event) => {
              look(event);
              onPointerDown?.(event);
            }}
            onBlur={(event) => {
              forget();
              onBlur?.(event);
            }}
            css={[styles.control, styles.withAfter, isShown && styles.shown]}
          />
          <span css={styles.after}>
            <IconButton
              ref={toggle}
              label={isShown ? hideLabel : showLabel}
              icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
              aria-controls={ids.control}
              aria-describedby={ids.label}
              disabled={rest.disabled}
              // Keeps the caret in the field and a phone's keyboard open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setIsShown((was) => !was)}
            />
          </span>
        </span>
        <p role="status" css={styles.locks}>
          {warning.map((words) => (
            <span key={String(words)} css={styles.lock}>
              <TriangleAlert size={16} aria-hidden="true" />
              <span>{words}</span>
            </span>
          ))}
        </p>
      </div>
    </Field>
  );
}
