import { useCopy } from '@tableside/kit-content';
import { useVisitor } from '@tableside/kit-session';
import { Link } from '@tableside/ui/link';

import { signInCopy } from '../copy.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { links } from '../frame/sign-in-frame.styles.ts';
import { FixCredentialsForm } from './fix-credentials-form/fix-credentials-form.tsx';
import { useFixCredentials } from './fix-credentials-form/use-fix-credentials.ts';

/** A member whose e-mail address must be replaced before anything else (AUT-12). */
export function FixCredentialsScreen() {
  const copy = useCopy(signInCopy);
  const visitor = useVisitor();
  const fixCredentials = useFixCredentials();
  return (
    <SignInFrame
      eyebrow={copy('account')}
      title={copy('fixTitle')}
      lead={
        visitor.kind === 'member' && visitor.email !== ''
          ? copy('fixLead', { email: visitor.email })
          : copy('fixLeadUnknown')
      }
    >
      <FixCredentialsForm onSubmit={fixCredentials} />
      <div css={links}>
        <Link look="standalone" href="/SignOut">
          {copy('signOut')}
        </Link>
      </div>
    </SignInFrame>
  );
}
