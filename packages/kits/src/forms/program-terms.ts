import { changedTermsOf, type ProgramTerms } from '@tableside/api-client';
import { usePartner } from '@tableside/kits/partner';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Returns the program terms to accept: the page's own, or newer ones if the server rejected a form because of
 * them (ENR-17).
 */
export function useProgramTerms() {
  const { links, termsVersion } = usePartner();
  const [terms, setTerms] = useState<ProgramTerms>({ version: termsVersion, link: links.terms });
  return {
    terms,
    onRefused: (error: unknown) => setTerms(changedTermsOf(error) ?? terms),
  };
}

export function useTermsOfForm({ version }: ProgramTerms): void {
  const { setFieldValue } = useFormikContext();
  const shown = useRef(version);
  const untick = useEffectEvent(() => {
    if (shown.current === version) return;
    shown.current = version;
    // Validation would replace the message about new terms with "required".
    void setFieldValue('terms', false, false);
  });
  useEffect(() => untick(), [version]);
}
