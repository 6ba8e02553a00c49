import { useEffect, useRef, type RefObject } from 'react';

interface SubmitState {
  readonly submitCount: number;
  readonly isSubmitting: boolean;
  readonly isValidating: boolean;
  readonly isValid: boolean;
}

/** After each submit that left errors, the first field that is wrong gets the focus. */
export function useFocusOnProblem(
  element: RefObject<HTMLFormElement | null>,
  { submitCount, isSubmitting, isValidating, isValid }: SubmitState,
): void {
  const answered = useRef(0);
  useEffect(() => {
    if (submitCount === answered.current || isSubmitting || isValidating) return;
    answered.current = submitCount;
    if (!isValid) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [element, submitCount, isSubmitting, isValidating, isValid]);
}
