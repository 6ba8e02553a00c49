export interface SigningSecrets {
  readonly secret: string;
  /** Former secrets, whose signatures remain valid while SESSION_SECRET is being replaced. */
  readonly olderSecrets?: readonly string[];
}

export const acceptedSecrets = ({ secret, olderSecrets = [] }: SigningSecrets): readonly string[] => [
  secret,
  ...olderSecrets,
];
