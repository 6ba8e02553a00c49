import { LONGEST_PRIVACY_WORDS, privacyChoices, privacyChoiceSources } from '@tableside/core';
import * as z from 'zod';

export const chosenPrivacy = z
  .object({ choice: z.enum(privacyChoices), chosenAt: z.iso.datetime() })
  .meta({ id: 'ChosenPrivacy', description: 'Whether the member may be tracked, and since when.' });
export type ChosenPrivacyBody = z.infer<typeof chosenPrivacy>;

export const privacyChoiceRequest = z
  .strictObject({
    choice: z.enum(privacyChoices),
    source: z.enum(privacyChoiceSources).meta({
      description: 'The member, an earlier choice of the device, or Global Privacy Control (gpc).',
    }),
    words: z
      .string()
      .max(LONGEST_PRIVACY_WORDS)
      .overwrite((given) => given.toWellFormed().replaceAll('\0', ''))
      .optional()
      .meta({ description: 'The text that was shown; none for a signal.' }),
  })
  .meta({ id: 'PrivacyChoice' });
export type PrivacyChoiceRequest = z.infer<typeof privacyChoiceRequest>;
