import { cardTypeOfCode, type CardCode } from '@tableside/core';

/** The accepted networks as words: "Visa", "Visa or Amex", "Visa, Mastercard, or Amex" (VAL-19, OP-118). */
export const acceptedTypes = (codes: readonly CardCode[]): string =>
  new Intl.ListFormat('en-US', { type: 'disjunction' }).format(codes.map((code) => cardTypeOfCode(code)));
