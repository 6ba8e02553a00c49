import { useEffect, useRef, type RefObject } from 'react';

interface SubmitState {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
  readonly isValidating: boolean;
  readonly isValid: boolean;
}

/**
 * After each submit that left errors, the first field that is wrong gets the focus. Where none is marked, the one with
 * the given id does, and what stands in it is selected: typing replaces it, and nothing is lost until then.
 */
export function useFocusOnProblem(
  element: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitting, isValidating, isValid }: SubmitState,
  otherwise?: string,
): void {
  const answered = useRef(0);
  useEffect(() => {
    if (submitCount === answered.current || isSubmitting || isValidating) return;
    answered.current = submitCount;
    if (!isValid)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
    else if (otherwise !== undefined) {
      const field = document.getElementById(otherwise);
      field?.focus();
      if (field instanceof HTMLInputElement) field.select();
    }
  }, [element, submitCount, isSubmitting, isValidating, isValid, otherwise]);
}
