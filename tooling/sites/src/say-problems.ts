import { checkPartners, printFinding } from '@tableside/partner/check';

/**
 * Says what `pnpm partner check` calls a problem of a partner whose site was built. It stops no build: content
 * can be corrected without one.
 */
export async function sayProblems(workspace: string, id: string, say: (line: string) => void): Promise<void> {
  const findings = await checkPartners(workspace, id);
  for (const finding of findings) say(printFinding(finding));
  if (findings.length > 0)
    say(`${id} was built with these problems: ${findings.length} (pnpm partner check ${id}).`);
}
