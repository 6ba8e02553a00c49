import { resolve } from 'node:path';

import { contentFindings, storedContent } from './check/content.ts';
import { printFinding } from './findings.ts';
import { loadedPartner, partnerIds } from './partners.ts';
import { previewContent } from './preview.ts';

const workspace = resolve(import.meta.dirname, '../../..');
const folder = resolve(workspace, 'partners');

const usage = `pnpm content check [partner]     lists every problem in the content of all partners, or of one
pnpm content preview <partner>   compares drafts with live content`;

async function check(only?: string): Promise<number> {
  const ids = only === undefined ? partnerIds(folder) : [only];
  const found = await Promise.all(ids.map((id) => contentFindings(workspace, loadedPartner(folder, id))));
  const findings = found.flat();
  for (const finding of findings) console.error(printFinding(finding));
  console.log(findings.length === 0 ? 'Content: no problems.' : `Content: ${findings.length} problems.`);
  return findings.length === 0 ? 0 : 1;
}

async function run([command, partner]: readonly string[]): Promise<number> {
  if (command === 'check') return check(partner);
  if (command === 'preview' && partner !== undefined) {
    console.log(previewContent(storedContent(workspace, loadedPartner(folder, partner).id).groups));
    return 0;
  }
  console.error(usage);
  return command === '--help' ? 0 : 2;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
