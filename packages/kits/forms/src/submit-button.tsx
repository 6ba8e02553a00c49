import { useCopy } from '@tableside/kit-content';
import { Button, type ButtonProps } from '@tableside/ui/button';
import { useFormikContext } from 'formik';

import { errorsCopy } from './errors.copy.ts';

export type SubmitButtonProps = Omit<
  ButtonProps,
  'type' | 'variant' | 'isLoading' | 'loadingLabel' | 'onClick'
> & {
  readonly variant?: ButtonProps['variant'];
};

/** Sends the form; while the call runs it is busy and says so (VAL-24). */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  const copy = useCopy(errorsCopy);
  return (
    <Button
      {...rest}
      type="submit"
      variant={variant}
      isLoading={isSubmitting}
      loadingLabel={copy('working')}
    />
  );
}
