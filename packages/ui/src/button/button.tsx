import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { Spinner } from '../spinner/spinner.tsx';
import { TextCasing, type Casing } from '../text-casing/text-casing.tsx';
import { useTypeSetting } from '../type-setting/type-setting.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button.styles.ts';

export { buttonStyles, type ButtonLook, type ButtonSize, type ButtonVariant } from './button.styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary action a screen. UIX-04 */
  readonly variant: ButtonVariant;
  readonly size?: ButtonSize | undefined;
  readonly isFullWidth?: boolean | undefined;
  /** The brand's casing of buttons when absent. UIX-06 */
  readonly casing?: Casing | undefined;
  /** A 20 px icon before the words. */
  readonly icon?: ReactNode;
  /** The action runs: the button keeps the focus, does nothing and shows that it works. VAL-24 */
  readonly isLoading?: boolean | undefined;
  /** Announced while loading; give it together with `isLoading`. */
  readonly loadingLabel?: string | undefined;
}

/** A button that does something on this page. What goes elsewhere is a `ButtonLink`. */
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
      {/* Beside the button, because content of a button is not a live region. */}
      {loadingLabel !== undefined && (
        <VisuallyHidden role="status">{isLoading ? loadingLabel : ''}</VisuallyHidden>
      )}
    </>
  );
}
