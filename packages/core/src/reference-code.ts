/**
 * Returns the code of a request to read out to support: the first six letters and digits of its id, in upper
 * case. Logs contain the whole id, so search for its beginning, ignoring case.
 */
export const referenceCode = (requestId: string): string =>
  requestId
    .replaceAll(/[^0-9a-z]/gi, '')
    .slice(0, 6)
    .toUpperCase();
