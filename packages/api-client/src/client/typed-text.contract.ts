import { normaliseZip, plainEmail, plainText } from '@tableside/core';
import * as z from 'zod';

/** A line of text that somebody typed, normalized as by the forms of sites. */
export const typedText = () => z.string().overwrite(plainText);
/** An e-mail address or user name that somebody typed, normalized like `typedText`. */
export const typedEmail = () => z.string().overwrite(plainEmail);
/** A ZIP code that somebody typed, normalized like `typedText`. */
export const typedZip = () => z.string().overwrite(normaliseZip);
