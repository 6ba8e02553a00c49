import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';

import { signInCopy } from '../copy.ts';
import { JoinInvitation } from '../frame/join-invitation.tsx';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { useCarriedUserName } from '../user-name-link.tsx';
import { ArrivalNote } from './arrival-note.tsx';

export function LoginScreen() {
  const copy = useCopy(signInCopy);
  const userName = useCarriedUserName();
  return (
    <SignInFrame
      eyebrow={copy('account')}
      title={copy('loginTitle')}
      lead={copy('loginLead')}
      aside={<JoinInvitation href={routes.join.path} text={copy('joinText')} />}
    >
      <ArrivalNote />
      <LoginForm userName={userName} />
    </SignInFrame>
  );
}
