import { useCopy } from '@tableside/kit-content';

import { signInCopy } from '../copy.ts';
import { SignInFrame } from '../frame/sign-in-frame.tsx';
import { RecoveryPage } from './recovery-page.tsx';
import { UpdateForm } from './update-form/update-form.tsx';
import { useUpdate } from './update-form/use-update.ts';
import { useStep } from './use-step.ts';

function Update({ userName }: { readonly userName: string }) {
  const copy = useCopy(signInCopy);
  const update = useUpdate(userName);
  return (
    <SignInFrame {...useStep(3)} title={copy('updateTitle')} lead={copy('updateLead')}>
      <UpdateForm userName={userName} onSubmit={update} />
    </SignInFrame>
  );
}

/** The new password (AUT-10). */
export function UpdateScreen() {
  return <RecoveryPage step="update">{({ userName }) => <Update userName={userName} />}</RecoveryPage>;
}
