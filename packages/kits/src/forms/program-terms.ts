import { changedTermsOf, type ProgramTerms } from '@tableside/api-client';
import { usePartner } from '@tableside/kits/partner';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The program terms to accept: those of the page, or newer ones by which the server refused a form (ENR-17). */
export function useProgramTerms() {
  const { links, termsVersion } = usePartner();
  const [terms, setTerms] = useState<ProgramTerms>({ version: termsVersion, link: links.terms });
  return {
    terms,
    /** Call with the error of a form that was refused. */
    onRefused: (error: unknown) => setTerms(changedTermsOf(error) ?? terms),
  };
}

/** Unticks the form's `terms` when they become others. */
export function useTermsOfForm({ version }: ProgramTerms): void {
  const { setFieldValue } = useFormikContext();
  const shown = useRef(version);
  const untick = useEffectEvent(() => {
    if (shown.current === version) return;
    shown.current = version;
    // Validation would replace the reason by "required".
    void setFieldValue('terms', false, false);
  });
  useEffect(() => untick(), [version]);
}
