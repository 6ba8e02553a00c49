import { resolve } from 'node:path';

import { checkPartners } from './check/check-partners.ts';
import { diff } from './diff.ts';
import { drawPartner } from './draw/draw-partner.ts';
import { explain } from './explain.ts';
import { printFinding } from './findings.ts';
import { writeGenerated } from './generate/generated-files.ts';
import { loadedPartner, partnerIds } from './partners.ts';

const workspace = resolve(import.meta.dirname, '../../..');
const folder = resolve(workspace, 'partners');
const all = () => partnerIds(folder).map((id) => loadedPartner(folder, id));

const usage = `pnpm partner check [id]           everything wrong with the partners, or with one
pnpm partner explain <setting>    what a setting does, its default, who sets what
pnpm partner diff <id> <id>       the settings in which two partners differ
pnpm partner draw <id> [--again]  draws the missing assets (or all but the mark) from assets/<id>/mark.svg
pnpm partner generate             writes partner.schema.json and the table in partners/README.md`;

function check(id?: string): number {
  const findings = checkPartners(workspace, id);
  for (const finding of findings) console.error(printFinding(finding));
  const subject = id ?? `${partnerIds(folder).length} partners`;
  console.log(
    findings.length === 0 ? `${subject}: nothing wrong.` : `${subject}: ${findings.length} to mend.`,
  );
  return findings.length === 0 ? 0 : 1;
}

async function run([command, first, second]: readonly string[]): Promise<number> {
  switch (command) {
    case 'check':
      return check(first);
    case 'explain':
      if (!first) break;
      console.log(explain(first, all()));
      return 0;
    case 'diff':
      if (!first || !second) break;
      console.log(diff(loadedPartner(folder, first), loadedPartner(folder, second)));
      return 0;
    case 'draw':
      if (!first) break;
      for (const file of await drawPartner(folder, first, second === '--again')) console.log(file);
      return 0;
    case 'generate':
      console.log(writeGenerated(folder).join('\n') || 'Nothing changed.');
      return 0;
    default:
  }
  console.error(usage);
  return 2;
}

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
