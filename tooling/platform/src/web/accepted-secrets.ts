export interface SigningSecrets {
  readonly secret: string;
  readonly olderSecrets?: readonly string[];
}

export const acceptedSecrets = ({ secret, olderSecrets = [] }: SigningSecrets): readonly string[] => [
  secret,
  ...olderSecrets,
];
