import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useQuery } from '@tanstack/react-query';

import { draftsQuery } from './content-drafts.queries.ts';
import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';
import { ToolSection } from './tool-section.tsx';

export function ContentDrafts() {
  const copy = useCopy(stagingCopy);
  const { cmsRoute } = usePartner();
  const { data: drafts } = useQuery(draftsQuery(cmsRoute));
  return (
    <ToolSection title={copy.text('stagingDrafts')}>
      {drafts?.length === 0 && <p css={styles.note}>{copy('stagingNoDrafts')}</p>}
      {drafts?.map(([name, fields]) => (
        <details key={name} css={styles.details}>
          <summary>{name}</summary>
          <pre css={styles.code}>{JSON.stringify(fields, null, 2)}</pre>
        </details>
      ))}
    </ToolSection>
  );
}
