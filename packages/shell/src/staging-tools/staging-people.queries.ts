import { queryOptions } from '@tanstack/react-query';

const ADDRESS = '/dev/people';

interface DemoPerson {
  readonly name: string;
  readonly email: string;
  readonly publicId: string;
  readonly shows: string;
  readonly password?: string;
  readonly ssoSubject?: string;
}

async function fetchPeople(): Promise<readonly DemoPerson[]> {
  const response = await fetch(ADDRESS);
  return response.ok ? ((await response.json()) as readonly DemoPerson[]) : [];
}

export const peopleQuery = queryOptions({ queryKey: ['staging', 'people'], queryFn: fetchPeople });
