import type { ComponentProps, ReactNode } from 'react';

import { Check } from '../icons.ts';
import { raiseMarks } from '../registered-mark/registered-mark.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './toggle-chip.styles.ts';

/** The style of a chip, for a button that opens something and is placed among toggles. */
export const { chip } = styles;

export interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  readonly isPressed: boolean;
  readonly onPressedChange: (isPressed: boolean) => void;
  readonly count?: number | undefined;
  /** The count as text for screen readers, such as "12 places". */
  readonly countLabel?: string | undefined;
  /** A 16 px icon. While pressed, a check mark replaces it. */
  readonly icon?: ReactNode;
}

export function ToggleChip({
  isPressed,
  onPressedChange,
  count,
  countLabel,
  icon,
  children,
  ...rest
}: ToggleChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={isPressed}
      onClick={() => onPressedChange(!isPressed)}
      css={styles.chip}
    >
      {isPressed ? <Check size={16} aria-hidden="true" /> : icon}
      <span>{children}</span>
      {count !== undefined && (
        <span css={styles.count} aria-hidden={countLabel === undefined ? undefined : true}>
          {count}
        </span>
      )}
      {countLabel !== undefined && <VisuallyHidden>{raiseMarks(countLabel)}</VisuallyHidden>}
    </button>
  );
}
