import { useCopy } from '@tableside/kit-content';

import { signInCopy } from '../copy.ts';
import { JoinInvitation } from '../frame/join-invitation.tsx';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { LoginForm } from './login-form/login-form.tsx';
import { useLogin } from './login-form/use-login.ts';
import { ReferralNote } from './referral-note.tsx';
import { useCarriedEmail } from './use-carried-email.ts';

/** Signing in with a user name and a password (AUT-01). */
export function LoginScreen() {
  const copy = useCopy(signInCopy);
  const email = useCarriedEmail();
  const login = useLogin();
  return (
    <SignInFrame
      eyebrow={copy('account')}
      title={copy('loginTitle')}
      lead={copy('loginLead')}
      aside={<JoinInvitation href="/join" text={copy('joinText')} />}
    >
      <ReferralNote />
      <LoginForm userName={email} onSubmit={login} />
    </SignInFrame>
  );
}
