import { useCopy } from '@tableside/kit-content';
import { errorsCopy } from '@tableside/kit-forms';
import { Button } from '@tableside/ui/button';

import { contactCopy } from '../contact.copy.ts';
import * as styles from './resend-code.styles.ts';
import { useCodeRequest } from './use-code-request.ts';

/** Asks for another code for the same account, and says that it was asked for. */
export function ResendCode({ userName }: { readonly userName: string }) {
  const copy = useCopy(contactCopy);
  const words = useCopy(errorsCopy);
  const { mutate, isPending, isSuccess } = useCodeRequest();
  return (
    <div css={styles.resend}>
      <p css={styles.words} role="status">
        {copy(isSuccess ? 'codeResent' : 'codeResendLead')}
      </p>
      <Button
        variant="secondary"
        isLoading={isPending}
        loadingLabel={words('working')}
        onClick={() => mutate({ userName })}
      >
        {copy('codeResend')}
      </Button>
    </div>
  );
}
