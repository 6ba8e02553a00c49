import { css } from '@emotion/react';
import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { PageMeta, usePartner } from '@tableside/kits/partner';
import { useSessionState } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { Link } from '@tableside/ui/link';
import { Title } from '@tableside/ui/title';
import { color, space } from '@tableside/ui/tokens';
import { use, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import { shellCopy } from '../copy.ts';
import { notice } from '../frame/page-frame.styles.ts';
import { BrokenPlate } from '../illustrations/broken-plate.tsx';
import { pagesCopy } from '../pages.copy.ts';
import { ReferenceContext } from '../services/reference-context.ts';

const screen = css({ display: 'grid', justifyItems: 'center', gap: space(4), textAlign: 'center' });

const words = css({ maxWidth: '45ch', margin: 0 });

const referenceStyle = css({
  display: 'grid',
  gap: space(1),
  margin: 0,
  '& dt': { color: color.textMuted },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', userSelect: 'all' },
});

const unchanging = () => () => undefined;

/** Retries the failed page. Reloading /error itself would only show the error again. */
const tryAgain = (path: string) =>
  path === routes.error.path ? window.location.assign('/') : window.location.reload();

export function ServerErrorScreen() {
  const copy = useCopy(shellCopy);
  const ownCopy = useCopy(pagesCopy);
  const { customerSupport } = usePartner();
  const { pathname } = useLocation();
  const { member } = useSessionState();
  const { current } = use(ReferenceContext);
  const now = useSyncExternalStore(unchanging, current, () => '');
  // Later calls must not change the code while the visitor reads it out. A prerendered page has none yet.
  const [first, setFirst] = useState(now);
  if (first === '' && now !== '') setFirst(now);
  const isJoined = member !== undefined && pathname === routes.addCard.path;
  return (
    <div css={[notice, screen]}>
      <PageMeta path={routes.error.path} />
      <div aria-hidden="true">
        <BrokenPlate />
      </div>
      <Title level={1} size="medium">
        {copy('errorTitle')}
      </Title>
      <p role="alert" css={words}>
        {isJoined && <span>{ownCopy('errorJoined')}</span>} <span>{copy('errorText')}</span>
      </p>
      <dl css={referenceStyle}>
        <dt>{ownCopy('errorReference')}</dt>
        <dd translate="no" data-testid="reference-code">
          {first}
        </dd>
      </dl>
      <p css={words}>
        <span>{ownCopy('errorSupport')}</span>{' '}
        <Link href={customerSupport.phone.href}>{customerSupport.phone.formatted}</Link>
      </p>
      {/* Loads the whole page again, because its code or content may be what failed. */}
      <Button variant="primary" onClick={() => tryAgain(pathname)}>
        {ownCopy('errorRetry')}
      </Button>
    </div>
  );
}
