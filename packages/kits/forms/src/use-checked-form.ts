import { useCopy } from '@tableside/kit-content';
import { useFormik, type FormikTouched } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import type { ObjectSchema } from 'yup';

import { errorsCopy, type FormCopyKey } from './errors.copy.ts';
import { showFormFailure } from './form-toasts.ts';
import { toFormProblem, type FormProblem } from './form-problem.ts';
import { validateValues } from './validate-values.ts';

/** What a form holds: text and choices. */
export type FormValues = Record<string, string | boolean>;

interface CheckedFormOptions<V extends FormValues> {
  readonly initialValues: V;
  readonly schema: ObjectSchema<V>;
  readonly labels: Readonly<Record<keyof V & string, string>>;
  readonly onSubmit: (values: V) => Promise<unknown>;
  readonly isValidatedOnBlur?: boolean | undefined;
  readonly isCheckedAtOnce?: boolean | undefined;
  readonly wordsFor?:
    ((key: string, values: Readonly<Record<string, string | number>>) => string) | undefined;
  readonly problemOf?: ((error: unknown) => FormProblem | undefined) | undefined;
}

/** What the form says as a whole after a submit that failed. */
interface Aftermath {
  readonly rest: readonly ReactNode[];
  readonly status?: string;
  readonly focusOn?: string;
}

const nothing: Aftermath = { rest: [] };

/** A complaint of the server holds until its field says something else. */
interface Refusal {
  readonly value: unknown;
  readonly message: string;
}

const isFormKey = (key: string): key is FormCopyKey => key in errorsCopy.texts;

/** The fields that have something in them, as Formik marks those that were left. */
const leftFields = <V extends FormValues>(values: V): FormikTouched<V> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value !== '' && value !== false]),
  ) as FormikTouched<V>;

export function useCheckedForm<V extends FormValues>(options: CheckedFormOptions<V>) {
  const {
    initialValues,
    schema,
    labels,
    onSubmit,
    isValidatedOnBlur = false,
    isCheckedAtOnce = false,
    wordsFor,
    problemOf,
  } = options;
  const copy = useCopy(errorsCopy);
  const [hasBeenSent, setHasBeenSent] = useState(false);
  const [aftermath, setAftermath] = useState(nothing);
  const refusals = useRef<ReadonlyMap<string, Refusal>>(new Map());
  const dismissFailure = useRef<() => void>(undefined);

  const newest = useRef<Promise<Record<string, string>>>(undefined);

  async function judge(values: V): Promise<Record<string, string>> {
    const errors: Record<string, string> = {};
    for (const [name, { value, message }] of refusals.current)
      if (values[name] === value) errors[name] = message;
    for (const [name, complaint] of Object.entries(await validateValues(schema, values))) {
      const filled = { label: labels[name] ?? name, ...complaint.values };
      errors[name] = isFormKey(complaint.key)
        ? copy(complaint.key, filled)
        : (wordsFor?.(complaint.key, filled) ?? copy('invalid', filled));
    }
    return errors;
  }

  // A rule may ask the server: an answer about what no longer stands in the form gives way to the newest.
  async function check(values: V): Promise<Record<string, string>> {
    let judged = judge(values);
    newest.current = judged;
    let errors = await judged;
    while (newest.current !== judged) {
      judged = newest.current;
      errors = await judged;
    }
    return errors;
  }

  const formik = useFormik<V>({
    initialValues,
    validateOnMount: isCheckedAtOnce,
    ...(isCheckedAtOnce && { initialTouched: leftFields(initialValues) }),
    validateOnBlur: isValidatedOnBlur,
    validateOnChange: isValidatedOnBlur || hasBeenSent,
    validate: check,
    onSubmit: async (values, helpers) => {
      try {
        await onSubmit(schema.cast(values) as V);
      } catch (error) {
        const problem = problemOf?.(error) ?? toFormProblem(error, Object.keys(labels));
        refusals.current = new Map(
          Object.entries(problem.fields).map(([name, message]) => [name, { value: values[name], message }]),
        );
        setAftermath(problem);
        helpers.setErrors(problem.fields as Parameters<typeof helpers.setErrors>[0]);
        if (problem.failure) {
          const { key, values: filling } = problem.failure;
          dismissFailure.current = showFormFailure(copy(key, filling));
        }
      }
    },
  });

  const submit = () => {
    if (formik.isSubmitting) return;
    dismissFailure.current?.();
    refusals.current = new Map();
    setAftermath(nothing);
    setHasBeenSent(true);
    void formik.submitForm();
  };
  return { formik, aftermath, submit };
}
