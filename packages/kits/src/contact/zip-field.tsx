import { validateZipQuery } from '@tableside/api-client/queries';
import { isZipCode, normaliseZip } from '@tableside/core';
import { FormTextField } from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';

export type ZipVerdict = 'ours' | 'foreign' | 'failed';
export type ZipCheck = (zip: string) => Promise<ZipVerdict>;

/** Asks the server whether five digits are a ZIP code of the U.S.: once for each value, and again after a failure. */
export function useZipCheck(): ZipCheck {
  const client = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    (zip) =>
      queryClient.fetchQuery(validateZipQuery(client, zip)).then(
        (isOurs) => (isOurs ? 'ours' : 'foreign'),
        () => 'failed',
      ),
    [client, queryClient],
  );
}

export interface ZipFieldProps {
  readonly name: string;
  /** The check of the form's schema: it begins when a ZIP code is left, so that submitting need not wait for it. */
  readonly checkZip: ZipCheck;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

/** The ZIP code of the form, which is always required. */
export const ZipField = ({ name, checkZip, hint, className }: ZipFieldProps) => (
  <div
    className={className}
    onBlur={({ target }) => {
      const typed = target instanceof HTMLInputElement ? normaliseZip(target.value) : '';
      if (isZipCode(typed)) void checkZip(typed);
    }}
  >
    <FormTextField name={name} inputMode="numeric" autoComplete="postal-code" hint={hint} isRequired />
  </div>
);
