/**
 * What is read out to support for a request: the first six letters and digits of its id. Logs have the whole id, which
 * begins with them but for their case.
 */
export const referenceCode = (requestId: string): string =>
  requestId
    .replaceAll(/[^0-9a-z]/gi, '')
    .slice(0, 6)
    .toUpperCase();
