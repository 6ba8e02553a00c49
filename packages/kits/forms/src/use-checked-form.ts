import { useCopy } from '@tableside/kit-content';
import { useFormik, type FormikTouched } from 'formik';
import { useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';

import { errorsCopy, type FormCopyKey } from './errors.copy.ts';
import { showFormFailure } from './form-toasts.ts';
import { toFormProblem } from './form-problem.ts';
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
}

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
  } = options;
  const copy = useCopy(errorsCopy);
  const [hasBeenSent, setHasBeenSent] = useState(false);
  const [rest, setRest] = useState<readonly string[]>([]);
  const refusals = useRef<ReadonlyMap<string, Refusal>>(new Map());
  const dismissFailure = useRef<() => void>(undefined);

  async function check(values: V): Promise<Record<string, string>> {
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
        const problem = toFormProblem(error, Object.keys(labels));
        refusals.current = new Map(
          Object.entries(problem.fields).map(([name, message]) => [name, { value: values[name], message }]),
        );
        setRest(problem.rest);
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
    setRest([]);
    setHasBeenSent(true);
    void formik.submitForm();
  };
  return { formik, rest, submit };
}
