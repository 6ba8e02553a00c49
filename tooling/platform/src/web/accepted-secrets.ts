export interface SigningSecrets {
  readonly secret: string;
  /** Older secrets whose signatures stay valid while SESSION_SECRET is being replaced. */
  readonly olderSecrets?: readonly string[];
}

export const acceptedSecrets = ({ secret, olderSecrets = [] }: SigningSecrets): readonly string[] => [
  secret,
  ...olderSecrets,
];
