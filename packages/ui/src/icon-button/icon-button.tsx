import type { ComponentProps, ReactNode } from 'react';

import { iconButtonLooks } from './icon-button.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  /** Use `floating` on pictures and maps. */
  readonly look?: keyof typeof iconButtonLooks | undefined;
}

export function IconButton({ label, icon, look = 'plain', type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} css={iconButtonLooks[look]}>
      {icon}
    </button>
  );
}
