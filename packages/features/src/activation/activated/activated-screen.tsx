import { css } from '@emotion/react';
import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useTracker } from '@tableside/kits/tracking';
import { ButtonLink } from '@tableside/ui/button-link';
import { hasModifier } from '@tableside/ui/modifier-keys';
import { Title } from '@tableside/ui/title';
import { space, text } from '@tableside/ui/tokens';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';

import { activationCopy } from '../copy.ts';
import { StagePage } from '../stage/stage-page.tsx';
import { hasActivatedFlag, lacksProfile } from './activated-flag.ts';

/**
 * Reports the view of a link's target before the browser navigates, without waiting for the response
 * (ACT-10). Content has many kinds of links, so a single listener on the container handles them all.
 */
function useAnnouncedLinks(within: RefObject<HTMLElement | null>): void {
  const tracker = useTracker();
  const announce = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || !link.protocol.startsWith('http')) return;
    // A tab of this site reports its own view, which the tracker of this one cannot tell from another.
    const opensTab = hasModifier(event) || link.target === '_blank';
    if (opensTab && link.origin === window.location.origin) return;
    tracker.impression({ eventName: 'pageView', url: link.href });
  });
  useEffect(() => {
    const listening = new AbortController();
    within.current?.addEventListener('click', announce, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, [within]);
}

const profile = css({ display: 'grid', justifyItems: 'start', gap: space(3) });
const words = css({ ...text.body, margin: 0, maxWidth: '60ch' });

export function ActivatedScreen() {
  const copy = useCopy(activationCopy);
  const { state, search } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useAnnouncedLinks(page);
  if (!hasActivatedFlag(state)) return <Navigate to={{ pathname: routes.activate.path, search }} replace />;
  return (
    <div ref={page}>
      <StagePage
        stage="activated"
        title={copy.text('activatedTitle')}
        lead={copy('activatedLead')}
        fallback={
          <div>
            <ButtonLink variant="primary" href={routes.search.path}>
              {copy('findRestaurant')}
            </ButtonLink>
          </div>
        }
      >
        {lacksProfile(state) && (
          <section css={profile}>
            <Title level={2} size="small">
              {copy('profileTitle')}
            </Title>
            <p css={words}>{copy('profileText')}</p>
            <ButtonLink variant="secondary" href={`${routes.join.path}?rfr=2`}>
              {copy('profileAction')}
            </ButtonLink>
          </section>
        )}
      </StagePage>
    </div>
  );
}
