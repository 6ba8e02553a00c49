import { queryOptions } from '@tanstack/react-query';

const ADDRESS = '/dev/sites';

interface PartnerSite {
  readonly id: string;
  readonly programName: string;
  readonly url: string;
}

async function fetchSites(): Promise<readonly PartnerSite[]> {
  const answer = await fetch(ADDRESS);
  return answer.ok ? ((await answer.json()) as readonly PartnerSite[]) : [];
}

export const sitesQuery = queryOptions({ queryKey: ['staging', 'sites'], queryFn: fetchSites });
