import { normalizeZip, plainEmail, plainText } from '@tableside/core';
import * as z from 'zod';

export const typedText = () => z.string().overwrite(plainText);
export const typedEmail = () => z.string().overwrite(plainEmail);
export const typedZip = () => z.string().overwrite(normalizeZip);
