import { css } from '@emotion/react';
import { hasMembers, isMember } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { PageMeta, signInHref, usePartner } from '@tableside/kits/partner';
import { ENDED, EXPIRED, isSignOutNotice, useSession, useVisitor } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { Loading } from '@tableside/ui/loading';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { from, space } from '@tableside/ui/tokens';
import { useIsHere } from '@tableside/ui/use-is-here';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { notice } from '../frame/page-frame.styles.ts';
import { EmptyTable } from '../illustrations/empty-table.tsx';
import { pagesCopy } from '../pages.copy.ts';

/**
 * Marks this visit of the page as over, so that a reload or a return ends no session that has begun since.
 * Bypasses the router, because nothing changes until then.
 */
function markEnded(state: unknown): void {
  // The page of an expired session already ends none then.
  if (state === EXPIRED) return;
  const usr = isSignOutNotice(state) ? { ...state, hasEnded: true } : ENDED;
  window.history.replaceState({ ...window.history.state, usr }, '');
}

/**
 * Ends the session once per visit of the page. Does nothing if it has already ended, because a new session
 * may have begun since.
 */
function useSignsOut(state: unknown, hasEnded: boolean): 'pending' | 'done' | 'failed' {
  const session = useSession();
  const isHere = useIsHere();
  const [outcome, setOutcome] = useState<'pending' | 'done' | 'failed'>(hasEnded ? 'done' : 'pending');
  const hasBegun = useRef(hasEnded);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const signOut = async () => {
      const partnerSignOut = await session.signOut();
      if (isHere()) markEnded(state);
      if (partnerSignOut === undefined) setOutcome('done');
      // The partner's own logout URL redirects back afterward.
      else window.location.assign(partnerSignOut);
    };
    signOut().catch(() => setOutcome('failed'));
  }, [session, isHere, state]);
  return outcome;
}

const actions = css({
  display: 'grid',
  gap: space(3),
  [from.small]: { gridAutoFlow: 'column' },
});

/** A link to this page is a new visit, on the page itself too. */
export function SignOutScreen() {
  return <Visit key={useLocation().key} />;
}

function Visit() {
  const copy = useCopy(pagesCopy);
  const partner = usePartner();
  const { state }: { readonly state: unknown } = useLocation();
  const hasExpired = state === EXPIRED;
  const isSignedInSince = isMember(useVisitor());
  const { title, text } = isSignedInSince
    ? { title: copy.text('signedInSinceTitle'), text: copy.text('signedInSinceText') }
    : isSignOutNotice(state)
      ? state
      : { title: copy.text('signedOutTitle'), text: copy.text(hasExpired ? 'expiredText' : 'signedOutText') };
  // An expired session's page that is reloaded, or returned to, may meet a session that has begun since.
  const isRevisited = useNavigationType() === NavigationType.Pop;
  const hasEnded =
    state === ENDED || (hasExpired && isRevisited) || (isSignOutNotice(state) && state.hasEnded === true);
  const outcome = useSignsOut(state, hasEnded);
  if (outcome === 'pending') {
    return (
      <div css={notice}>
        <PageMeta title={copy.text('signingOut')} />
        <Loading message={copy('signingOut')} />
      </div>
    );
  }
  // An expired session has already ended on the server.
  if (outcome === 'failed' && !hasExpired) {
    return (
      <>
        <PageMeta title={copy.text('signOutFailedTitle')} />
        <EmptyState
          css={notice}
          illustration={<EmptyTable />}
          title={copy('signOutFailedTitle')}
          titleLevel={1}
          action={
            // A reload discards the state of the page, so that it must ask the server.
            <Button variant="primary" onClick={() => window.location.reload()}>
              {copy('signOutAgain')}
            </Button>
          }
        >
          <p role="alert">{copy('signOutFailedText')}</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageMeta title={title} />
      <EmptyState
        css={notice}
        illustration={<EmptyTable />}
        title={raiseMarks(title)}
        titleLevel={1}
        action={
          <div css={actions}>
            <ButtonLink variant="primary" href="/">
              {copy('signedOutHome')}
            </ButtonLink>
            {hasMembers(partner) && !isSignedInSince && (
              <ButtonLink variant="secondary" href={signInHref(partner)}>
                {copy('signedOutSignIn')}
              </ButtonLink>
            )}
          </div>
        }
      >
        <p role="status">{raiseMarks(text)}</p>
      </EmptyState>
    </>
  );
}
