import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useQuery } from '@tanstack/react-query';

import { sitesQuery } from './staging-sites.queries.ts';
import { stagingCopy } from './staging-tools.copy.ts';
import * as styles from './staging-tools-screen.styles.ts';
import { ToolSection } from './tool-section.tsx';

export function StagingSites() {
  const copy = useCopy(stagingCopy);
  const partner = usePartner();
  const { data: sites } = useQuery(sitesQuery);
  const others = sites?.filter(({ id }) => id !== partner.id);
  return (
    <ToolSection title={copy.text('stagingSites')}>
      {others?.length === 0 ? (
        <p css={styles.note}>{copy('stagingNoSites')}</p>
      ) : (
        <ul css={styles.pages}>
          {others?.map(({ id, programName, url }) => (
            <li key={id}>
              <a href={`${url}/stgtools`}>{programName}</a>
            </li>
          ))}
        </ul>
      )}
    </ToolSection>
  );
}
