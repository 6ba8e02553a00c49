import { useCopy } from '@tableside/kits/content';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { useSessionState } from '@tableside/kits/session';
import { Title } from '@tableside/ui/title';

import { ContentDrafts } from './content-drafts.tsx';
import { PlatformClock } from './platform-clock.tsx';
import { StagingFlags } from './staging-flags.tsx';
import { StagingPeople } from './staging-people.tsx';
import { StagingSites } from './staging-sites.tsx';
import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';
import { ToolSection } from './tool-section.tsx';

const readable = (value: unknown) => JSON.stringify(value, null, 2);

const platformPages = [
  { href: '/dev/outbox', label: 'stagingOutbox' },
  { href: '/dev/faults', label: 'stagingFailures' },
] as const;

export function StagingToolsScreen() {
  const copy = useCopy(stagingCopy);
  const partner = usePartner();
  const { status, visitor } = useSessionState();
  return (
    <div css={styles.screen}>
      <PageMeta title={copy.text('stagingTitle')} />
      <Title level={1} size="large">
        {copy('stagingTitle')}
      </Title>
      <dl css={styles.facts}>
        <dt>{copy('stagingPartner')}</dt>
        <dd>{`${partner.programName} (${partner.id})`}</dd>
        <dt>{copy('stagingEnrollment')}</dt>
        <dd>{partner.enrollmentType}</dd>
      </dl>
      <StagingSites />
      <ToolSection title={copy.text('stagingVisitor')}>
        <pre css={styles.code}>{readable({ status, visitor })}</pre>
      </ToolSection>
      <StagingPeople />
      <StagingFlags />
      <PlatformClock />
      <ContentDrafts />
      <ToolSection title={copy.text('stagingPages')}>
        <ul css={styles.pages}>
          {platformPages.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{copy(label)}</a>
            </li>
          ))}
        </ul>
      </ToolSection>
      <ToolSection title={copy.text('stagingSettings')}>
        <details css={styles.details}>
          <summary>{copy('stagingSettingsShow')}</summary>
          <pre css={styles.code}>{readable(partner)}</pre>
        </details>
      </ToolSection>
    </div>
  );
}
