import { MailedCode } from '@tableside/kit-contact';
import { useCopy } from '@tableside/kit-content';
import { Link } from '@tableside/ui/link';

import { signInCopy } from '../copy.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { links } from '../frame/sign-in-frame.styles.ts';
import { RecoveryPage } from './recovery-page.tsx';
import { useRecoverySteps } from './recovery-state.ts';
import { useStep } from './use-step.ts';

function Confirm({ userName }: { readonly userName: string }) {
  const copy = useCopy(signInCopy);
  const { goTo, goToJoin, startOver } = useRecoverySteps();
  return (
    <SignInFrame {...useStep(2)} title={copy('confirmTitle')} lead={copy('confirmLead', { userName })}>
      <MailedCode
        userName={userName}
        title={copy('confirmTitle')}
        onProven={async ({ step, email = '' }) =>
          step === 'join' ? goToJoin(email) : goTo({ step: 'update', userName })
        }
        onExpired={startOver}
      />
      <div css={links}>
        <Link look="standalone" href="/recover">
          {copy('startOver')}
        </Link>
      </div>
    </SignInFrame>
  );
}

/** The code from the e-mail (AUT-10). */
export function ConfirmScreen() {
  return <RecoveryPage step="confirm">{({ userName }) => <Confirm userName={userName} />}</RecoveryPage>;
}
