import { validateZipQuery } from '@tableside/api-client/queries';
import { isZipCode, normalizeZip } from '@tableside/core';
import { FormTextField } from '@tableside/kits/forms';
import { useApi } from '@tableside/kits/session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';

export type ZipVerdict = 'ours' | 'foreign' | 'failed';
export type ZipCheck = (zip: string) => Promise<ZipVerdict>;

/**
 * Checks on the server whether five digits are a U.S. ZIP code. Each value is checked only once, unless the
 * check failed.
 */
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
  readonly checkZip: ZipCheck;
  readonly hint?: ReactNode;
  readonly className?: string | undefined;
}

export const ZipField = ({ name, checkZip, hint, className }: ZipFieldProps) => (
  <div
    className={className}
    onBlur={({ target }) => {
      const typed = target instanceof HTMLInputElement ? normalizeZip(target.value) : '';
      if (isZipCode(typed)) void checkZip(typed);
    }}
  >
    <FormTextField name={name} inputMode="numeric" autoComplete="postal-code" hint={hint} isRequired />
  </div>
);
