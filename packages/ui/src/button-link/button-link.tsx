import type { ReactNode } from 'react';

import { buttonStyles, type ButtonLook } from '../button/button.styles.ts';
import { BaseLink, type BaseLinkProps } from '../link/base-link.tsx';
import { TextCasing, type Casing } from '../text-casing/text-casing.tsx';
import { useTypeSetting } from '../type-setting/type-setting.tsx';

export interface ButtonLinkProps extends BaseLinkProps, ButtonLook {
  /** Casing of the text. The default is the brand's button casing (UIX-06). */
  readonly casing?: Casing | undefined;
  readonly icon?: ReactNode;
}

export function ButtonLink({ variant, size, isFullWidth, casing, icon, children, ...rest }: ButtonLinkProps) {
  const { buttonCasing, casingExceptions } = useTypeSetting();
  return (
    <BaseLink {...rest} css={buttonStyles({ variant, size, isFullWidth })}>
      {icon}
      <TextCasing casing={casing ?? buttonCasing} exceptions={casingExceptions}>
        {children}
      </TextCasing>
    </BaseLink>
  );
}
