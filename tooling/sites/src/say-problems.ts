import { checkPartners, printFinding } from '@tableside/partner/check';

/**
 * Prints what `pnpm partner check` finds about a built site. Does not fail the build, because content can be
 * corrected without another one.
 */
export async function sayProblems(workspace: string, id: string, say: (line: string) => void): Promise<void> {
  const findings = await checkPartners(workspace, id);
  for (const finding of findings) say(printFinding(finding));
  if (findings.length > 0)
    say(`${id} was built with these problems: ${findings.length} (pnpm partner check ${id}).`);
}
