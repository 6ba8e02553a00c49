/** The version of the SMS opt-in that a partner has. `none` has no control and no consent text (CFG-16). */
export type Texting = 'none' | 'v1' | 'v2';

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
 * Whether a joining visitor consents to text messages (VAL-02): by the checkbox of version two, or by giving
 * a number under the consent text of version one. Where there is no consent text, nobody consents.
 */
export const agreesToTexts = (
  texting: Texting,
  { smsOptIn, phoneNumber }: { readonly smsOptIn: boolean; readonly phoneNumber: string },
): boolean => phoneNumber !== '' && (texting === 'v2' ? smsOptIn : texting === 'v1');
