import { raiseMarks } from '@tableside/ui/registered-mark';
import { useField } from 'formik';
import { createContext, use, type ChangeEvent, type ReactNode } from 'react';

export interface FormSetting {
  readonly labels: Readonly<Record<string, string>>;
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
  readonly label: ReactNode;
  readonly error: ReactNode;
  readonly value: T;
  readonly onChange: (event: ChangeEvent<Control>) => void;
  readonly onBlur: () => void;
}

const isEmpty = (value: unknown): boolean => value === '' || value === false || value === null;

/**
 * Binds a field of `ui` to the surrounding form. Its error appears after the first submit. In a form that
 * validates on blur, it also appears once the field was left with a value, because tabbing through an empty
 * field is not an error yet.
 */
export function useBoundField<T>(name: string): BoundField<T> {
  const { labels, isValidatedOnBlur, hasSubmitted, idOf } = useFormSetting();
  const [{ value, onChange }, { error, touched }, { setTouched }] = useField<T>(name);
  return {
    id: idOf(name),
    name,
    label: raiseMarks(labels[name] ?? name),
    value,
    error: (hasSubmitted || touched) && error !== undefined ? raiseMarks(error) : undefined,
    onChange,
    onBlur: () => {
      if (isValidatedOnBlur && !isEmpty(value)) void setTouched(true);
    },
  };
}
