import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useLocation } from 'react-router';

import { signInCopy } from '../copy.ts';
import { JoinInvitation } from '../frame/join-invitation.tsx';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { ReferralNote } from './referral-note.tsx';

/** Returns the address that another page's form passed in the history state (ENR-03), or an empty text. */
function useCarriedEmail(): string {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
}

/** Sign-in with a user name and a password (AUT-01). */
export function LoginScreen() {
  const copy = useCopy(signInCopy);
  const email = useCarriedEmail();
  return (
    <SignInFrame
      eyebrow={copy('account')}
      title={copy('loginTitle')}
      lead={copy('loginLead')}
      aside={<JoinInvitation href={routes.join.path} text={copy('joinText')} />}
    >
      <ReferralNote />
      <LoginForm userName={email} />
    </SignInFrame>
  );
}
