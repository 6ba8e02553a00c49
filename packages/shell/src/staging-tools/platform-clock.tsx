import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Title } from '@tableside/ui/title';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';

const DAY_MS = 86_400_000;
const ADDRESS = '/dev/clock';
const queryKey = ['staging', 'clock'];

interface Clock {
  readonly offsetMs: number;
  /** An ISO moment. */
  readonly now: string;
}

async function askClock(init: RequestInit = {}): Promise<Clock> {
  const answer = await fetch(ADDRESS, { ...init, headers: { 'Content-Type': 'application/json' } });
  if (!answer.ok) throw new Error(`${ADDRESS} answered ${answer.status}.`);
  return (await answer.json()) as Clock;
}

/** Moves the platform's clock, so that what lasts for months can be seen to end (ROU-19). */
export function PlatformClock() {
  const copy = useCopy(stagingCopy);
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey, queryFn: () => askClock() });
  const { mutate: move } = useMutation({
    mutationFn: (offsetMs: number) =>
      askClock(offsetMs === 0 ? { method: 'DELETE' } : { method: 'PUT', body: JSON.stringify({ offsetMs }) }),
    // What is shown was answered at another time.
    onSuccess: () => queryClient.invalidateQueries(),
  });
  return (
    <>
      <Title level={2} size="small">
        {copy('stagingClock')}
      </Title>
      <pre css={styles.code}>{data?.now}</pre>
      <Button variant="secondary" onClick={() => move((data?.offsetMs ?? 0) + DAY_MS)}>
        {copy('stagingLater')}
      </Button>
      <Button variant="secondary" onClick={() => move(0)}>
        {copy('stagingClockRight')}
      </Button>
    </>
  );
}
