import { routes } from '@tableside/core';
import type { KnownMember } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useSession } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { useEffect } from 'react';
import { Navigate } from 'react-router';

import { activatedState } from '../activated/activated-flag.ts';
import { activationCopy } from '../copy.ts';
import { StagePage } from '../stage/stage-page.tsx';
import { activationRedirect } from './activation-redirect.ts';
import { useActivation } from './use-activation.tsx';

export function Offer({ member }: { readonly member: KnownMember }) {
  const copy = useCopy(activationCopy);
  const { status, activate } = useActivation(member.publicId);
  const session = useSession();

  // Visitors who browse without activating then see the prompt on every restaurant.
  const { publicId, tier } = member;
  useEffect(() => {
    if (tier === 1) session.recognize(publicId).catch(() => undefined);
  }, [session, publicId, tier]);

  if (status === 'success')
    return <Navigate to={routes.activated.path} state={activatedState(member)} replace />;

  // The new tier arrives before the mutation settles, so redirects must wait.
  const target = status === 'pending' ? undefined : activationRedirect({ kind: 'known', member });
  if (target !== undefined) return <Navigate to={target} replace />;
  return (
    <StagePage
      stage="activation"
      title={copy.text('title')}
      lead={copy('lead')}
      renderAction={(words) => (
        <Button
          variant="primary"
          size="large"
          isLoading={status === 'pending'}
          loadingLabel={copy.text('activating')}
          onClick={activate}
        >
          {words ?? copy('activate')}
        </Button>
      )}
    />
  );
}
