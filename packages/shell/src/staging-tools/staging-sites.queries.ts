import { queryOptions } from '@tanstack/react-query';

const ADDRESS = '/dev/sites';

interface PartnerSite {
  readonly id: string;
  readonly programName: string;
  readonly url: string;
}

async function fetchSites(): Promise<readonly PartnerSite[]> {
  const response = await fetch(ADDRESS);
  return response.ok ? ((await response.json()) as readonly PartnerSite[]) : [];
}

export const sitesQuery = queryOptions({ queryKey: ['staging', 'sites'], queryFn: fetchSites });
