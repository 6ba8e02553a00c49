import { Copy, useCopy } from '@tableside/kit-content';
import { usePartner } from '@tableside/kit-partner';
import { Banner } from '@tableside/ui/banner';
import { ButtonLink } from '@tableside/ui/button-link';
import { LogIn } from '@tableside/ui/icons';
import { useLocation } from 'react-router';

import { signInCopy } from '../copy.ts';
import { JoinInvitation } from '../frame/join-invitation.tsx';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { ReferralNote } from './referral-note.tsx';
import * as styles from './sso-login.styles.ts';

/** Where the partner's sign-in ends when it failed: the page says so, and the address tells nobody else. */
const FAILED = '#sign-in-failed';

/** Signing in is the partner's business: one button leads there (AUT-13, OP-066). */
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
      {hash === FAILED && (
        <Banner kind="error" title={copy('ssoFailedTitle')}>
          <Copy of={signInCopy} id="ssoFailed" />
        </Banner>
      )}
      <ReferralNote />
      <div css={styles.action}>
        <ButtonLink
          variant="primary"
          size="large"
          isFullWidth
          href={ssoLoginUrl}
          icon={<LogIn size={20} aria-hidden="true" />}
        >
          {copy('ssoAction')}
        </ButtonLink>
        <p css={styles.note}>{copy('ssoNote')}</p>
      </div>
    </SignInFrame>
  );
}
