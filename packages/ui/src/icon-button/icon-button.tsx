import type { ComponentProps, ReactNode } from 'react';

import { iconButtonLooks } from './icon-button.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** What it does, in words. */
  readonly label: string;
  /** An icon of 20 px. */
  readonly icon: ReactNode;
  /** `floating` lies over pictures and maps. */
  readonly look?: keyof typeof iconButtonLooks | undefined;
}

/** A square button of 44 px with an icon and no words. */
export function IconButton({ label, icon, look = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} css={iconButtonLooks[look]}>
      {icon}
    </button>
  );
}
