import { join } from 'node:path';

import { checkPartners } from './check/check-partners.ts';
import { conditionFindings, conditionPlaces } from './conditions/condition-places.ts';
import type { Finding } from './findings.ts';
import { loadedPartner, partnerIds } from './partners.ts';

export async function everyFinding(workspace: string, today: Date, id?: string): Promise<Finding[]> {
  const checked = await checkPartners(workspace, id);
  // Cases can be found only at partners without problems.
  if (id !== undefined || checked.length > 0) return checked;
  const folder = join(workspace, 'partners');
  const partners = partnerIds(folder).map((one) => loadedPartner(folder, one));
  return conditionFindings(conditionPlaces(workspace, partners, today));
}
