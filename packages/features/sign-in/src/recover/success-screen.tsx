import { useCopy } from '@tableside/kit-content';
import { ButtonLink } from '@tableside/ui/button-link';
import { CircleCheck } from '@tableside/ui/icons';

import { signInCopy } from '../copy.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { RecoveryPage } from './recovery-page.tsx';
import { tick } from './success.styles.ts';

function Success() {
  const copy = useCopy(signInCopy);
  return (
    <SignInFrame eyebrow={copy('done')} title={copy('successTitle')} lead={copy('successText')}>
      <span css={tick}>
        <CircleCheck size={48} aria-hidden="true" />
      </span>
      <ButtonLink variant="primary" size="large" isFullWidth href="/login">
        {copy('successAction')}
      </ButtonLink>
    </SignInFrame>
  );
}

/** The end of recovery (AUT-10). */
export function SuccessScreen() {
  return <RecoveryPage step="success">{() => <Success />}</RecoveryPage>;
}
