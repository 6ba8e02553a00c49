import { validateZipQuery } from '@tableside/api-client/queries';
import { useApi } from '@tableside/kit-session';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

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
