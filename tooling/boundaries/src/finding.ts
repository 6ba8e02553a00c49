/** One problem, with the file or setting that has it. */
export interface Finding {
  readonly where: string;
  readonly message: string;
}

export const printFinding = ({ where, message }: Finding): string => `${where}: ${message}`;
