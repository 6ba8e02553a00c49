import { useField } from 'formik';
import { createContext, use, type ChangeEvent } from 'react';

export interface FormSetting {
  /** The words above each field, by name. */
  readonly labels: Readonly<Record<string, string>>;
  /** Fields also show their errors when they are left, not only on submit (VAL-07). */
  readonly isValidatedOnBlur: boolean;
  readonly hasSubmitted: boolean;
  readonly idOf: (name: string) => string;
}

export const FormContext = createContext<FormSetting | undefined>(undefined);

export function useFormSetting(): FormSetting {
  const setting = use(FormContext);
  if (!setting) throw new Error('No form here: render the field inside <Form>.');
  return setting;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface BoundField<T> {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly value: T;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: () => void;
}

const isEmpty = (value: unknown): boolean => value === '' || value === false || value === null;

/**
 * Ties a field of `ui` to the form around it. An error shows once the form was submitted, or, in a form that
 * validates on blur, once the field was left with something in it: walking past an empty field is no mistake yet.
 */
export function useBoundField<T>(name: string): BoundField<T> {
  const { labels, isValidatedOnBlur, hasSubmitted, idOf } = useFormSetting();
  const [{ value, onChange }, { error, touched }, { setTouched }] = useField<T>(name);
  return {
    id: idOf(name),
    name,
    label: labels[name] ?? name,
    value,
    error: hasSubmitted || touched ? error : undefined,
    onChange,
    onBlur: () => {
      if (isValidatedOnBlur && !isEmpty(value)) void setTouched(true);
    },
  };
}
