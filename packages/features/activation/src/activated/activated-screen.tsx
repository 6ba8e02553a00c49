import { useCopy } from '@tableside/kit-content';
import { ButtonLink } from '@tableside/ui/button-link';
import { Title } from '@tableside/ui/title';
import { useRef } from 'react';
import { Navigate, useLocation } from 'react-router';

import { activationCopy } from '../copy.ts';
import { StagePage } from '../stage/stage-page.tsx';
import { hasActivatedFlag, lacksProfile } from './activated-flag.ts';
import * as styles from './activated-screen.styles.ts';
import { useAnnouncedLinks } from './use-announced-links.ts';

/** /activate/activated: what to do now. Only for those who just activated; others activate first (ACT-08, ACT-09). */
export function ActivatedScreen() {
  const copy = useCopy(activationCopy);
  const { state, search } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  useAnnouncedLinks(page);
  if (!hasActivatedFlag(state)) return <Navigate to={{ pathname: '/activate', search }} replace />;
  return (
    <div ref={page}>
      <StagePage
        stage="activated"
        title={copy('activatedTitle')}
        lead={copy('activatedLead')}
        fallback={
          <div>
            <ButtonLink variant="primary" href="/search">
              {copy('findRestaurant')}
            </ButtonLink>
          </div>
        }
      >
        {lacksProfile(state) && (
          <section css={styles.profile}>
            <Title level={2} size="small">
              {copy('profileTitle')}
            </Title>
            <p css={styles.words}>{copy('profileText')}</p>
            <ButtonLink variant="secondary" href="/join?rfr=2">
              {copy('profileAction')}
            </ButtonLink>
          </section>
        )}
      </StagePage>
    </div>
  );
}
