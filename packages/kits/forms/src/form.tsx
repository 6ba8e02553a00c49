import { useCopy } from '@tableside/kit-content';
import { VisuallyHidden } from '@tableside/ui/visually-hidden';
import { FormikProvider } from 'formik';
import { useCallback, useId, useMemo, useRef, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';

import { ErrorSummary } from './error-summary.tsx';
import { errorsCopy } from './errors.copy.ts';
import { FormContext, type FormSetting } from './form-context.ts';
import type { FormProblem } from './form-problem.ts';
import * as styles from './form.styles.ts';
import { useCheckedForm, type FormValues } from './use-checked-form.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

export interface FormProps<V extends FormValues> {
  readonly initialValues: V;
  /** Answers complaints, never sentences; its transforms (such as trim) have been applied to what `onSubmit` gets. */
  readonly schema: ObjectSchema<V>;
  /** The words above each field, by name. */
  readonly labels: Readonly<Record<keyof V & string, string>>;
  /** May reject: complaints of the server go to their fields, the rest to the form or to a toast. Typed text stays. */
  readonly onSubmit: (values: V) => Promise<unknown>;
  /** Fields complain when they are left, not only on submit (VAL-07). */
  readonly isValidatedOnBlur?: boolean | undefined;
  /** Fields that begin with something in them are checked at once, as if they had been left. */
  readonly isCheckedAtOnce?: boolean | undefined;
  /** Says what the asterisk means (VAL-04); true by default. */
  readonly hasRequiredNote?: boolean | undefined;
  /** Words of the partner's or the feature's own for keys the kit does not know. */
  readonly wordsFor?:
    ((key: string, values: Readonly<Record<string, string | number>>) => string) | undefined;
  /** What an error of `onSubmit` means to this form; undefined leaves it to the kit. */
  readonly problemOf?: ((error: unknown) => FormProblem | undefined) | undefined;
  /** The name of the form for screen readers, when it is a landmark of its own. */
  readonly 'aria-label'?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form: checks itself on submit first and then on every change (VAL-06), and takes the reader to what is wrong. */
export function Form<V extends FormValues>(props: FormProps<V>) {
  const { labels, isValidatedOnBlur = false, hasRequiredNote = true, className, children } = props;
  const copy = useCopy(errorsCopy);
  const base = useId();
  const element = useRef<HTMLFormElement>(null);
  const { formik, aftermath, submit } = useCheckedForm(props);
  const { rest, status = '', focusOn } = aftermath;

  const hasSubmitted = formik.submitCount > 0;
  const idOf = useCallback((name: string) => `${base}-${name}`, [base]);
  useFocusOnProblem(element, formik, focusOn === undefined ? undefined : idOf(focusOn));
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
            submit();
          }}
        >
          {props.problemOf && <VisuallyHidden role="status">{status}</VisuallyHidden>}
          {hasSubmitted && <ErrorSummary errors={formik.errors} rest={rest} />}
          {hasRequiredNote && <p css={styles.note}>{copy('requiredNote')}</p>}
          {children}
        </form>
      </FormContext>
    </FormikProvider>
  );
}
