import { featureFlagsQuery } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kit-content';
import { PageMeta, usePartner } from '@tableside/kit-partner';
import { useApi, useSessionState } from '@tableside/kit-session';
import { Button } from '@tableside/ui/button';
import { Title } from '@tableside/ui/title';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';

const readable = (value: unknown) => JSON.stringify(value, null, 2);

/** Pages that the platform, not the site, answers. */
const platformPages = [
  { href: '/dev/outbox', label: 'stagingOutbox' },
  { href: '/dev/faults', label: 'stagingFaults' },
] as const;

/** Which partner, who is there, what is switched; nothing that is secret (ROU-19, OP-026). */
export function StagingToolsScreen() {
  const copy = useCopy(stagingCopy);
  const partner = usePartner();
  const { status, visitor } = useSessionState();
  const flags = featureFlagsQuery(useApi());
  const { data } = useQuery(flags);
  const queryClient = useQueryClient();
  const isOut = data?.authFlags.outage ?? false;
  const { mutate: switchOutage } = useMutation({
    mutationFn: () =>
      fetch('/dev/feature-flags', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ outage: isOut ? null : true }),
      }),
    onSettled: () => queryClient.invalidateQueries(flags),
  });
  return (
    <div css={styles.screen}>
      <PageMeta title={copy('stagingTitle')} />
      <Title level={1} size="large">
        {copy('stagingTitle')}
      </Title>
      <dl css={styles.facts}>
        <dt>{copy('stagingPartner')}</dt>
        <dd>
          {partner.programName} ({partner.id})
        </dd>
        <dt>{copy('stagingEnrolment')}</dt>
        <dd>{partner.enrollmentType}</dd>
      </dl>
      <Title level={2} size="small">
        {copy('stagingVisitor')}
      </Title>
      <pre css={styles.code}>{readable({ status, visitor })}</pre>
      <Title level={2} size="small">
        {copy('stagingFlags')}
      </Title>
      <pre css={styles.code}>{readable(data ?? {})}</pre>
      <Button variant="secondary" onClick={() => switchOutage()}>
        {copy(isOut ? 'stagingOutageOff' : 'stagingOutageOn')}
      </Button>
      <Title level={2} size="small">
        {copy('stagingPages')}
      </Title>
      <ul css={styles.pages}>
        {platformPages.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{copy(label)}</a>
          </li>
        ))}
      </ul>
      <Title level={2} size="small">
        {copy('stagingSettings')}
      </Title>
      <pre css={styles.code}>{readable(partner)}</pre>
    </div>
  );
}
