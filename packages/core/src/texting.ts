/** The version of the choice about texts that a partner has; "none" has no control and no words for it (CFG-16). */
export type Texting = 'none' | 'v1' | 'v2';

/** Where both are on, the second wins. */
export const textingOf = ({
  hasSmsOptIn,
  hasSmsOptInV2,
}: {
  readonly hasSmsOptIn: boolean;
  readonly hasSmsOptInV2: boolean;
}): Texting => {
  if (hasSmsOptInV2) return 'v2';
  return hasSmsOptIn ? 'v1' : 'none';
};

/**
 * Whether who joins agrees to texts (VAL-02): by the choice of the second version, by giving a number under the words
 * of consent of the first. Where no words of consent are shown nobody has agreed.
 */
export const agreesToTexts = (
  texting: Texting,
  { smsOptIn, phoneNumber }: { readonly smsOptIn: boolean; readonly phoneNumber: string },
): boolean => phoneNumber !== '' && (texting === 'v2' ? smsOptIn : texting === 'v1');
