export interface Finding {
  readonly where: string;
  readonly message: string;
}

export const printFinding = ({ where, message }: Finding): string => `${where}: ${message}`;
