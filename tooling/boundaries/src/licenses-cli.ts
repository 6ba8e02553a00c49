import { readFileSync } from 'node:fs';

import { refusedLicenses, type LicenseList } from './licenses.ts';

/** `pnpm test:licenses` pipes the output of `pnpm licenses list --json` into this. */
const list = JSON.parse(readFileSync(0, 'utf8')) as LicenseList;
const refused = refusedLicenses(list);
for (const line of refused) console.error(line);
const count = Object.values(list).flat().length;
console.log(
  refused.length === 0 ? `${count} packages, all licenses allowed.` : `${refused.length} licenses to review.`,
);
process.exitCode = refused.length === 0 && count > 0 ? 0 : 1;
