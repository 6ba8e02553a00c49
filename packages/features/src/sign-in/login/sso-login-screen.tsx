import { css } from '@emotion/react';
import { Copy, useCopy } from '@tableside/kits/content';
import { errorsCopy } from '@tableside/kits/forms';
import { usePartner } from '@tableside/kits/partner';
import { Banner } from '@tableside/ui/banner';
import { ButtonLink } from '@tableside/ui/button-link';
import { LogIn } from '@tableside/ui/icons';
import { color, space, text } from '@tableside/ui/tokens';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { signInCopy } from '../copy.ts';
import { JoinInvitation } from '../frame/join-invitation.tsx';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { ArrivalNote } from './arrival-note.tsx';

const action = css({ display: 'grid', gap: space(3) });
const note = css({ ...text.small, margin: 0, color: color.textMuted, textAlign: 'center' });

/** The URL fragment after a failed sign-in with the partner. It stays, so that a reload shows the message again. */
const FAILED = '#sign-in-failed';

/**
 * Tests whether the browser stores cookies, because `navigator.cookieEnabled` is true in Chromium even if the
 * visitor blocks them.
 */
function storesCookies(): boolean {
  document.cookie = 'dr.probe=1; Path=/login; SameSite=Strict';
  const isStored = document.cookie.includes('dr.probe=1');
  document.cookie = 'dr.probe=; Path=/login; Max-Age=0';
  return isStored;
}

function FailedSignIn() {
  const copy = useCopy(signInCopy);
  const [hasCookies] = useState(storesCookies);
  return (
    <Banner kind="error" title={copy('ssoFailedTitle')}>
      {hasCookies ? <Copy of={signInCopy} id="ssoFailed" /> : <Copy of={errorsCopy} id="cookiesBlocked" />}
    </Banner>
  );
}

export function SsoLoginScreen() {
  const copy = useCopy(signInCopy);
  const { ssoLoginUrl } = usePartner();
  const { hash } = useLocation();
  return (
    <SignInFrame
      eyebrow={copy('account')}
      title={copy('ssoTitle')}
      lead={copy('ssoLead')}
      aside={<JoinInvitation href={ssoLoginUrl} text={copy('ssoJoinText')} />}
    >
      {hash === FAILED && <FailedSignIn />}
      <ArrivalNote />
      <div css={action}>
        <ButtonLink
          variant="primary"
          size="large"
          isFullWidth
          href={ssoLoginUrl}
          icon={<LogIn size={20} aria-hidden="true" />}
        >
          {copy('ssoAction')}
        </ButtonLink>
        <p css={note}>{copy('ssoNote')}</p>
      </div>
    </SignInFrame>
  );
}
