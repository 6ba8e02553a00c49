import { useCopy } from '@tableside/kit-content';
import { PageMeta, usePartner } from '@tableside/kit-partner';
import { Button } from '@tableside/ui/button';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { shellCopy } from '../copy.ts';
import { notice } from '../frame/page-frame.styles.ts';
import { BrokenPlate } from '../illustrations/broken-plate.tsx';
import { pagesCopy } from '../pages.copy.ts';
import { ReferenceContext } from '../services/reference-context.ts';
import { readErrorState } from './error-reference.ts';
import * as styles from './server-error-screen.styles.ts';

const unchanging = () => () => undefined;

/** Something failed that the page cannot mend: a code to read out and the support phone (ROU-20, ERR-11). */
export function ServerErrorScreen() {
  const copy = useCopy(shellCopy);
  const ownCopy = useCopy(pagesCopy);
  const { customerSupport } = usePartner();
  const { state } = useLocation();
  const { reference: carried, from } = readErrorState(state);
  const { current } = use(ReferenceContext);
  const made = useSyncExternalStore(unchanging, current, () => '');
  return (
    <div css={[notice, styles.screen]}>
      <PageMeta path="/error" />
      <div aria-hidden="true">
        <BrokenPlate />
      </div>
      <Title level={1} size="medium">
        {copy('errorTitle')}
      </Title>
      <p role="alert" css={styles.words}>
        {copy('errorText')}
      </p>
      <dl css={styles.reference}>
        <dt>{ownCopy('errorReference')}</dt>
        <dd data-testid="reference-code">{carried ?? made}</dd>
      </dl>
      <p css={styles.words}>
        {ownCopy('errorSupport')}{' '}
        <Link href={customerSupport.phone.href}>{customerSupport.phone.formatted}</Link>
      </p>
      {/* A full load: what failed may be the code or the content of this very page. */}
      <Button variant="primary" onClick={() => window.location.assign(from ?? '/')}>
        {ownCopy('errorRetry')}
      </Button>
    </div>
  );
}
