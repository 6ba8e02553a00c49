import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Title } from '@tableside/ui/title';
import { useQuery } from '@tanstack/react-query';

import { draftsQuery } from './content-drafts.queries.ts';
import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';

/** What editors have written and not published yet (ROU-19). */
export function ContentDrafts() {
  const copy = useCopy(stagingCopy);
  const { cmsRoute } = usePartner();
  const { data: drafts } = useQuery(draftsQuery(cmsRoute));
  return (
    <>
      <Title level={2} size="small">
        {copy('stagingDrafts')}
      </Title>
      <pre css={styles.code}>
        {drafts?.length === 0 ? copy('stagingNoDrafts') : JSON.stringify(drafts, null, 2)}
      </pre>
    </>
  );
}
