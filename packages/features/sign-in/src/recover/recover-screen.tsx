import { useCopy } from '@tableside/kit-content';
import { Banner } from '@tableside/ui/banner';
import { ArrowLeft } from '@tableside/ui/icons';
import { Link } from '@tableside/ui/link';

import { signInCopy } from '../copy.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { links } from '../frame/sign-in-frame.styles.ts';
import { RecoverForm } from './recover-form/recover-form.tsx';
import { useRecover } from './recover-form/use-recover.ts';
import { useIsRecoveryOver } from './recovery-state.ts';
import { useStep } from './use-step.ts';

/** Who forgot the password (AUT-10, AUT-11). */
export function RecoverScreen() {
  const copy = useCopy(signInCopy);
  const recover = useRecover();
  const isOver = useIsRecoveryOver();
  return (
    <SignInFrame {...useStep(1)} title={copy('recoverTitle')} lead={copy('recoverLead')}>
      {isOver && <Banner kind="warning">{copy('recoverOver')}</Banner>}
      <RecoverForm onSubmit={recover} />
      <div css={links}>
        <Link look="standalone" href="/login">
          <ArrowLeft size={20} aria-hidden="true" />
          {copy('backToLogin')}
        </Link>
      </div>
    </SignInFrame>
  );
}
