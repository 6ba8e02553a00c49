import fc from 'fast-check';
import type * as z from 'zod';

/** A request that was made up. */
export interface GeneratedCall {
  readonly path: string;
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
}

/** What one call of the API is asked, and what it answers when it succeeds. */
export interface CallTable {
  readonly [call: string]: {
    readonly answer: z.ZodType;
    /** What a refusal may be besides a problem. */
    readonly refusal?: z.ZodObject;
    readonly arbitrary: fc.Arbitrary<GeneratedCall>;
    /** The partner whose site is asked; the first one when it is left out. */
    readonly partner?: string;
    /** Which of the invented people asks; nobody is signed in when it is left out. */
    readonly member?: string;
  };
}

/** Texts that break things: quotes, zero bytes, half characters, patterns, very long ones. */
export const nasty = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    "'; drop table merchants; --",
    '\u0000',
    '%00',
    '%',
    '_',
    '\\',
    '\ud800',
    '٣',
    '😀'.repeat(40),
    'x'.repeat(5000),
    '1e309',
    '-0',
    'NaN',
    '[]',
    '0',
  ),
);
export const usuallyOneOf = (...values: string[]) =>
  fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 4 }, { arbitrary: nasty, weight: 1 });

export const jsonBody = fc.oneof(fc.jsonValue(), fc.json(), nasty);

export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
