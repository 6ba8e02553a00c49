import type { Member } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { Button } from '@tableside/ui/button';
import { Card } from '@tableside/ui/card';
import { Title } from '@tableside/ui/title';
import { useId, useState } from 'react';

import * as profileStyles from '../profile.styles.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { yourDataCopy } from './your-data.copy.ts';
import * as styles from './your-data.styles.ts';

export function YourData({ member }: { readonly member: Member }) {
  const copy = useCopy(yourDataCopy);
  const [open, setOpen] = useState<'download' | 'erase'>();
  const id = useId();
  const close = () => setOpen(undefined);
  return (
    <Card as="section" aria-labelledby={id} css={profileStyles.facts}>
      <Title level={2} size="small" id={id}>
        {copy('title')}
      </Title>
      <p css={profileStyles.small}>{copy('intro')}</p>
      <div css={styles.actions}>
        <Button variant="secondary" isFullWidth onClick={() => setOpen('download')}>
          {copy('download')}
        </Button>
        <Button variant="secondary" isFullWidth onClick={() => setOpen('erase')}>
          {copy('erase')}
        </Button>
      </div>
      {open === 'download' && <DownloadDialog member={member} onClose={close} />}
      {open === 'erase' && <EraseDialog member={member} onClose={close} />}
    </Card>
  );
}
