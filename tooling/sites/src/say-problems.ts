import { basename } from 'node:path';

import { checkPartners, printFinding } from '@tableside/partner/check';
import type { PartnerRefused } from '@tableside/vite/partner';

const problemsOf = async (workspace: string, id: string): Promise<string[]> =>
  (await checkPartners(workspace, id)).map(printFinding);

/**
 * Prints what `pnpm partner check` finds about a built site. Does not fail the build, because content can be
 * corrected without another one.
 */
export async function sayProblems(workspace: string, id: string, say: (line: string) => void): Promise<void> {
  const problems = await problemsOf(workspace, id);
  for (const problem of problems) say(problem);
  if (problems.length > 0)
    say(`${id} was built with these problems: ${problems.length} (pnpm partner check ${id}).`);
}

/** Prints why a partner's file or content was refused, as `pnpm partner check` does. */
export async function sayRefusal(
  workspace: string,
  refused: PartnerRefused,
  say: (line: string) => void,
): Promise<void> {
  // Both the file and the folder of its content have the id as their name.
  const problems = await problemsOf(workspace, basename(refused.file, '.json'));
  for (const problem of problems.length > 0 ? problems : [refused.message]) say(problem);
}
