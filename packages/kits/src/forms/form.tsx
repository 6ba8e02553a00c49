import { useCopy } from '@tableside/kits/content';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { FormikProvider, type FormikContextType } from 'formik';
import { useCallback, useEffect, useId, useMemo, useRef, type ReactNode, type RefObject } from 'react';

import { ErrorSummary } from './error-summary.tsx';
import { errorsCopy } from './errors.copy.ts';
import { FormContext, type FormSetting } from './form-context.ts';
import * as styles from './form.styles.ts';
import { useForm, type FormOptions, type FormValues } from './use-form.ts';

export interface FormProps<V extends FormValues> extends FormOptions<V> {
  readonly 'aria-label'?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function useFocusOnError(
  element: RefObject<HTMLFormElement | null>,
  {
    submitCount,
    isSubmitting,
    isValidating,
    isValid,
  }: Pick<FormikContextType<unknown>, 'submitCount' | 'isSubmitting' | 'isValidating' | 'isValid'>,
  otherwise: string | undefined,
): void {
  const handledCount = useRef(0);
  useEffect(() => {
    if (submitCount === handledCount.current || isSubmitting || isValidating) return;
    handledCount.current = submitCount;
    if (!isValid)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
    else if (otherwise !== undefined) {
      const field = document.getElementById(otherwise);
      field?.focus();
      if (field instanceof HTMLInputElement) field.select();
    }
  }, [element, submitCount, isSubmitting, isValidating, isValid, otherwise]);
}

/**
 * A form that first validates on submit, then on every change (VAL-06), and focuses the first invalid field.
 */
export function Form<V extends FormValues>(props: FormProps<V>) {
  const { labels, isValidatedOnBlur = false, className, children } = props;
  const copy = useCopy(errorsCopy);
  const base = useId();
  const element = useRef<HTMLFormElement>(null);
  const { formik, submitErrors, submit } = useForm(props);
  const focus = submitErrors.find((error) => error.focus !== undefined)?.focus;

  const hasSubmitted = formik.submitCount > 0;
  const idOf = useCallback((name: string) => `${base}-${name}`, [base]);
  useFocusOnError(element, formik, focus === undefined ? undefined : idOf(focus));
  const setting = useMemo<FormSetting>(
    () => ({ labels, isValidatedOnBlur, hasSubmitted, idOf }),
    [labels, isValidatedOnBlur, hasSubmitted, idOf],
  );

  return (
    <FormikProvider value={formik}>
      <FormContext value={setting}>
        <form
          ref={element}
          noValidate
          aria-label={props['aria-label']}
          className={className}
          css={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            submit(event.currentTarget);
          }}
        >
          {props.mapError && (
            <VisuallyHidden role="status">
              {submitErrors.map(({ announcement }) => announcement).join(' ')}
            </VisuallyHidden>
          )}
          {hasSubmitted && <ErrorSummary errors={formik.errors} submitErrors={submitErrors} />}
          <p css={styles.note}>{copy('requiredNote')}</p>
          {children}
        </form>
      </FormContext>
    </FormikProvider>
  );
}
