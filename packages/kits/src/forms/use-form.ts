import { useCopy, type CopyDefinition } from '@tableside/kits/content';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useFormik, type FormikErrors, type FormikHelpers } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ValidationError, type ObjectSchema, type Schema } from 'yup';

import { errorsCopy } from './errors.copy.ts';
import { toServerErrors, toSubmitError, type ErrorKey, type FormError } from './form-error.ts';
import { showFormFailure } from './form-toasts.ts';

export type FormValues = Record<string, unknown>;

export interface FormOptions<V extends FormValues> {
  readonly initialValues: V;
  /**
   * Errors of the schema are keys, never sentences. Its transforms, such as trimming, apply to the values
   * that `onSubmit` receives.
   */
  readonly schema: ObjectSchema<V>;
  readonly labels: Readonly<Record<keyof V & string, string>>;
  /**
   * May reject. Field errors of the server are shown at their fields, others above the fields or in a toast.
   * Values are kept.
   */
  readonly onSubmit: (values: V, helpers: FormikHelpers<V>) => Promise<unknown>;
  readonly isValidatedOnBlur?: boolean | undefined;
  readonly errorCopy?: CopyDefinition<string> | undefined;
  /** Maps an error of `onSubmit` to form errors. Returns undefined to leave the error to the kit. */
  readonly mapError?: ((error: unknown) => readonly FormError[] | undefined) | undefined;
}

export interface SubmitError extends Pick<FormError, 'announcement' | 'focus'> {
  readonly message: ReactNode;
}

type Messages = Record<string, string>;

const hasKey = <K extends string>({ texts }: CopyDefinition<K>, key: string): key is K =>
  Object.hasOwn(texts, key);

const isErrorKey = (value: unknown): value is ErrorKey<string> =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

async function validateValues(schema: Schema<unknown>, values: unknown) {
  const found: Record<string, ErrorKey<string>> = {};
  try {
    await schema.validate(values, { abortEarly: false });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    for (const { path, errors } of error.inner.length > 0 ? error.inner : [error]) {
      const message: unknown = errors[0];
      // A rule without its own error gets our generic message, because yup's are not copy.
      if (path) found[path] ??= isErrorKey(message) ? message : { key: 'invalid' };
    }
  }
  return found;
}

/**
 * Returns texts in the form's fields that are missing from its values, because a password manager may fill in
 * fields without an event.
 */
function unreportedTexts(form: HTMLFormElement, values: FormValues): FormValues {
  const fields = form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox], [type=radio])');
  return Object.fromEntries(
    [...fields]
      .filter(({ name, value }) => typeof values[name] === 'string' && values[name] !== value)
      .map(({ name, value }) => [name, value]),
  );
}

export function useForm<V extends FormValues>(options: FormOptions<V>) {
  const { initialValues, schema, labels, onSubmit, isValidatedOnBlur = false, errorCopy, mapError } = options;
  const copy = useCopy(errorsCopy);
  const ownCopy = useCopy<string>(errorCopy ?? errorsCopy);
  const [hasBeenSubmitted, setHasBeenSubmitted] = useState(false);
  const [submitErrors, setSubmitErrors] = useState<readonly SubmitError[]>([]);
  const serverErrors = useRef<{ readonly values: V; readonly messages: Messages }>(undefined);
  const newestValidation = useRef<Promise<Messages>>(undefined);
  const dismissFailure = useRef<() => void>(undefined);
  const isHere = useIsHere();

  function toSentence({ key, values }: ErrorKey<string>, field = ''): string {
    const filled = { label: labels[field] ?? field, ...values };
    if (hasKey(errorsCopy, key)) return copy.text(key, filled);
    return errorCopy && hasKey(errorCopy, key) ? ownCopy.text(key, filled) : copy.text('invalid', filled);
  }

  async function toMessages(values: V): Promise<Messages> {
    const messages: Messages = {};
    for (const [field, error] of Object.entries(await validateValues(schema, values)))
      messages[field] = toSentence(error, field);
    // A server error stays until its field's value changes.
    const { current: last } = serverErrors;
    for (const [field, message] of Object.entries(last?.messages ?? {}))
      if (values[field] === last?.values[field]) messages[field] ??= message;
    return messages;
  }

  // A rule may call the server, so the values may have changed by the time of its result. The newest
  // validation counts.
  async function validate(values: V): Promise<FormikErrors<V>> {
    let validation = toMessages(values);
    newestValidation.current = validation;
    let messages = await validation;
    while (newestValidation.current !== validation) {
      validation = newestValidation.current;
      messages = await validation;
    }
    return messages as FormikErrors<V>;
  }

  const messageOf = (error: FormError): ReactNode =>
    'key' in error ? toSentence(error, error.field) : error.message;

  function showErrors(errors: readonly FormError[], values: V): Messages {
    const messages: Messages = {};
    const others: SubmitError[] = [];
    for (const error of errors) {
      const { field = '' } = error;
      const message = messageOf(error);
      if (Object.hasOwn(labels, field) && typeof message === 'string') messages[field] ??= message;
      else others.push({ ...error, message });
    }
    serverErrors.current = { values, messages };
    setSubmitErrors(others);
    return messages;
  }

  const formik = useFormik<V>({
    initialValues,
    validateOnBlur: isValidatedOnBlur,
    validateOnChange: isValidatedOnBlur || hasBeenSubmitted,
    validate,
    onSubmit: async (values, helpers) => {
      try {
        await onSubmit(schema.cast(values) as V, helpers);
      } catch (error) {
        const errors = mapError?.(error) ?? toServerErrors(error);
        // The form is gone, so one toast with its first error represents all.
        if (!isHere() && errors) errors.slice(0, 1).forEach((first) => showFormFailure(messageOf(first)));
        else if (errors) helpers.setErrors(showErrors(errors, values) as FormikErrors<V>);
        else dismissFailure.current = showFormFailure(toSentence(toSubmitError(error)));
      }
    },
  });

  const submit = (form: HTMLFormElement) => {
    if (formik.isSubmitting) return;
    const unreported = unreportedTexts(form, formik.values);
    // Rerendering would empty the fields that were filled in without an event, and Formik submits the values
    // of its last render.
    if (Object.keys(unreported).length > 0)
      flushSync(() => void formik.setValues({ ...formik.values, ...unreported }, false));
    dismissFailure.current?.();
    serverErrors.current = undefined;
    setSubmitErrors([]);
    setHasBeenSubmitted(true);
    void formik.submitForm();
  };
  return { formik, submitErrors, submit };
}
