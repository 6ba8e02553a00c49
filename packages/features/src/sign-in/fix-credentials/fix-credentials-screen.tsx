import { isMember, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { useVisitor } from '@tableside/kits/session';
import { Link } from '@tableside/ui/link';

import { signInCopy } from '../copy.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { links } from '../frame/sign-in-frame.styles.ts';
import { FixCredentialsForm } from './fix-credentials-form.tsx';

export function FixCredentialsScreen() {
  const copy = useCopy(signInCopy);
  const visitor = useVisitor();
  return (
    <SignInFrame
      eyebrow={copy('account')}
      title={copy('fixTitle')}
      lead={
        isMember(visitor) && visitor.email !== ''
          ? copy('fixLead', { email: visitor.email })
          : copy('fixLeadUnknown')
      }
    >
      <FixCredentialsForm />
      <div css={links}>
        <Link look="standalone" href={routes.signOut.path}>
          {copy('signOut')}
        </Link>
      </div>
    </SignInFrame>
  );
}
