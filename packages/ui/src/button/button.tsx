import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../spinner/spinner.tsx';
import { TextCasing, type Casing } from '../text-casing/text-casing.tsx';
import { useTypeSetting } from '../type-setting/type-setting.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button.styles.ts';

export { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button.styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Use only one primary action per screen (UIX-04). */
  readonly variant: ButtonVariant;
  readonly size?: ButtonSize | undefined;
  readonly isFullWidth?: boolean | undefined;
  /** Casing of the text. The default is the brand's button casing (UIX-06). */
  readonly casing?: Casing | undefined;
  readonly icon?: ReactNode;
  /**
   * Whether the action is running. The button then keeps focus, ignores clicks and shows a loading state
   * (VAL-24).
   */
  readonly isLoading?: boolean | undefined;
  /** Announced while loading. Set it together with `isLoading`. */
  readonly loadingLabel?: string | undefined;
}

/** A button that acts on this page. For navigation, use `ButtonLink`. */
export function Button({
  variant,
  size,
  isFullWidth,
  casing,
  icon,
  isLoading = false,
  loadingLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { buttonCasing, casingExceptions } = useTypeSetting();
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        {...rest}
        {...(isLoading && { 'aria-busy': true, 'aria-disabled': true })}
        type={type}
        onClick={onPress}
        css={buttonStyles({ variant, size, isFullWidth })}
      >
        {isLoading ? <Spinner /> : icon}
        <TextCasing casing={casing ?? buttonCasing} exceptions={casingExceptions}>
          {children}
        </TextCasing>
      </button>
      {/* The status is outside the button, because a button's content is not a live region. */}
      {loadingLabel !== undefined && (
        <VisuallyHidden role="status">{isLoading ? loadingLabel : ''}</VisuallyHidden>
      )}
    </>
  );
}
