import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';
import { ToolSection } from './tool-section.tsx';

const DAY_MS = 86_400_000;
const ADDRESS = '/dev/clock';
const queryKey = ['staging', 'clock'];
const steps = [
  { label: 'stagingDayLater', days: 1 },
  { label: 'stagingMonthLater', days: 30 },
] as const;

interface Clock {
  readonly offsetMs: number;
  readonly now: string;
}

async function fetchClock(init: RequestInit = {}): Promise<Clock> {
  const response = await fetch(ADDRESS, { ...init, headers: { 'Content-Type': 'application/json' } });
  if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}.`);
  return (await response.json()) as Clock;
}

export function PlatformClock() {
  const copy = useCopy(stagingCopy);
  const queryClient = useQueryClient();
  const { data, isError } = useQuery({ queryKey, queryFn: () => fetchClock(), retry: false });
  const { mutate: move } = useMutation({
    mutationFn: (offsetMs: number) =>
      fetchClock(
        offsetMs === 0 ? { method: 'DELETE' } : { method: 'PUT', body: JSON.stringify({ offsetMs }) },
      ),
    onSuccess: () => queryClient.invalidateQueries(),
  });
  const days = data ? Math.round(data.offsetMs / DAY_MS) : 0;
  return (
    <ToolSection title={copy.text('stagingClock')}>
      {isError && <p css={styles.note}>{copy('stagingNoClock')}</p>}
      {data && (
        <>
          <p css={styles.fact}>
            <time dateTime={data.now}>{data.now.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}</time>
            {data.offsetMs !== 0 && (
              <span>{` (${copy.text(days === 1 ? 'stagingAheadOne' : 'stagingAhead', { days })})`}</span>
            )}
          </p>
          <div css={styles.actions}>
            {steps.map(({ label, days }) => (
              <Button key={label} variant="secondary" onClick={() => move(data.offsetMs + days * DAY_MS)}>
                {copy(label)}
              </Button>
            ))}
            <Button variant="secondary" disabled={data.offsetMs === 0} onClick={() => move(0)}>
              {copy('stagingClockReset')}
            </Button>
          </div>
        </>
      )}
    </ToolSection>
  );
}
