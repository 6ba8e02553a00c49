import { featureFlagsQuery } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useApi } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { Checkbox } from '@tableside/ui/checkbox';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';
import { ToolSection } from './tool-section.tsx';

const ADDRESS = '/dev/feature-flags';

type Flags = Readonly<Record<string, boolean>>;

export function StagingFlags() {
  const copy = useCopy(stagingCopy);
  const settings = usePartner();
  const flags = featureFlagsQuery(useApi());
  const { data } = useQuery(flags);
  const queryClient = useQueryClient();
  const { mutate: override, isError } = useMutation({
    mutationFn: async (change: Flags | 'none') => {
      const response = await fetch(
        ADDRESS,
        change === 'none'
          ? { method: 'DELETE' }
          : {
              method: 'PUT',
              headers: { 'Content-Type': 'application/json' },
              body: JSON.stringify(change),
            },
      );
      if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}.`);
    },
    onSettled: () => queryClient.invalidateQueries(flags),
  });
  const now = Object.entries({ ...data?.authFlags, ...settings, ...data?.partnerFeatureFlags });
  return (
    <ToolSection title={copy.text('stagingFlags')}>
      <div css={styles.switches}>
        {now.map(
          ([name, value]) =>
            typeof value === 'boolean' && (
              <Checkbox
                key={name}
                name={name}
                label={name}
                checked={value}
                onChange={() => override({ [name]: !value })}
              />
            ),
        )}
      </div>
      {isError && (
        <p role="alert" css={styles.note}>
          {copy('stagingNotChanged')}
        </p>
      )}
      <Button variant="secondary" onClick={() => override('none')}>
        {copy('stagingFlagsReset')}
      </Button>
    </ToolSection>
  );
}
