import { startRecoveryMutation } from '@tableside/api-client/queries';
import { useCopy } from '@tableside/kit-content';
import { errorsCopy, showFormFailure, toFormProblem } from '@tableside/kit-forms';
import { useApi } from '@tableside/kit-session';
import { Button } from '@tableside/ui/button';
import { useMutation } from '@tanstack/react-query';

import { signInCopy } from '../copy.ts';
import * as styles from './resend-code.styles.ts';

/** Asks for another code for the same account, and says that it was asked for. */
export function ResendCode({ userName }: { readonly userName: string }) {
  const copy = useCopy(signInCopy);
  const words = useCopy(errorsCopy);
  const { mutate, isPending, isSuccess } = useMutation({
    ...startRecoveryMutation(useApi()),
    onError: (error) => {
      const { failure } = toFormProblem(error, []);
      showFormFailure(failure ? words(failure.key, failure.values) : words('apiError'));
    },
  });
  return (
    <div css={styles.resend}>
      <p css={styles.words} role="status">
        {copy(isSuccess ? 'resent' : 'resendLead')}
      </p>
      <Button
        variant="secondary"
        isLoading={isPending}
        loadingLabel={words('working')}
        onClick={() => mutate({ userName })}
      >
        {copy('resend')}
      </Button>
    </div>
  );
}
