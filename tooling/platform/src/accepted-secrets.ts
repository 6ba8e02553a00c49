/** The secrets that sign what browsers send back. */
export interface SigningSecrets {
  /** Signs. */
  readonly secret: string;
  /** What these have signed is accepted too, while SESSION_SECRET is replaced. */
  readonly olderSecrets?: readonly string[];
}

/** The secrets whose signatures are accepted, newest first. */
export const acceptedSecrets = ({ secret, olderSecrets = [] }: SigningSecrets): readonly string[] => [
  secret,
  ...olderSecrets,
];
