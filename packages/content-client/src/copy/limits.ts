export const copyLimits = { depth: 10, characters: 64 * 1024, nodes: 2_000 } as const;

/** Called with what was left out and why, once per cause and text. */
export type ReportCopyProblem = (problem: string) => void;
