import { normaliseZip, plainEmail, plainText } from '@tableside/core';
import * as z from 'zod';

/** A line of text that somebody typed, normalized as by the forms of sites. */
export const typedText = () => z.string().overwrite(plainText);
/** The same for an email address or a user name. */
export const typedEmail = () => z.string().overwrite(plainEmail);
/** The same for a ZIP code. */
export const typedZip = () => z.string().overwrite(normaliseZip);
