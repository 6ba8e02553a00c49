import { useCopy } from '@tableside/kit-content';
import { Link } from '@tableside/ui/link';

import { signInCopy } from '../copy.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { links } from '../frame/sign-in-frame.styles.ts';
import { ConfirmForm } from './confirm-form/confirm-form.tsx';
import { useConfirm } from './confirm-form/use-confirm.ts';
import { RecoveryPage } from './recovery-page.tsx';
import { ResendCode } from './resend-code.tsx';
import { useStep } from './use-step.ts';

function Confirm({ userName }: { readonly userName: string }) {
  const copy = useCopy(signInCopy);
  const confirm = useConfirm(userName);
  return (
    <SignInFrame {...useStep(2)} title={copy('confirmTitle')} lead={copy('confirmLead', { userName })}>
      <ConfirmForm onSubmit={confirm} />
      <ResendCode userName={userName} />
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
