import type { ComponentProps, ReactNode } from 'react';

import { iconButtonLooks } from './icon-button.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name of the action. */
  readonly label: string;
  /** A 20 px icon. */
  readonly icon: ReactNode;
  /** `floating` is for use on pictures and maps. */
  readonly look?: keyof typeof iconButtonLooks | undefined;
}

/** A square 44 px button with an icon and no text. */
export function IconButton({ label, icon, look = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} css={iconButtonLooks[look]}>
      {icon}
    </button>
  );
}
