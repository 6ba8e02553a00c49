export interface Finding {
  readonly partner: string;
  readonly where: string;
  readonly message: string;
}

export const printFinding = ({ partner, where, message }: Finding): string =>
  `${partner}  ${where} ${message}`;
