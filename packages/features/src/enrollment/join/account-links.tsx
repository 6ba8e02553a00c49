import { css } from '@emotion/react';
import { useCopy } from '@tableside/kits/content';
import { linkTarget, signInHref, usePartner } from '@tableside/kits/partner';
import { Button } from '@tableside/ui/button';
import { Link } from '@tableside/ui/link';
import { space } from '@tableside/ui/tokens';

import { enrollmentCopy } from '../copy.ts';
import type { CodeRequest } from './email-proof/email-proof.tsx';

const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: space(5) });
const code = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(2),
  paddingBlockEnd: space(3),
});

export function SignInLinks() {
  const copy = useCopy(enrollmentCopy);
  const partner = usePartner();
  const recover = linkTarget('recover', partner);
  return (
    <span css={links}>
      <Link look="standalone" href={signInHref(partner)}>
        {copy('signIn')}
      </Link>
      {recover && (
        <Link look="standalone" href={recover.href}>
          {copy('recover')}
        </Link>
      )}
    </span>
  );
}

export interface AccountLinksProps {
  /** Emails a code to the address. Undefined if the partner handles sign-in. */
  readonly codeRequest: CodeRequest | undefined;
  readonly email: string;
}

export function AccountLinks({ codeRequest, email }: AccountLinksProps) {
  const copy = useCopy(enrollmentCopy);
  return (
    <>
      <SignInLinks />
      {codeRequest && (
        <span css={code}>
          <span>{copy('noPasswordYet')}</span>
          <Button
            variant="secondary"
            size="small"
            isLoading={codeRequest.isPending}
            onClick={() => codeRequest.send(email)}
          >
            {copy('emailCode')}
          </Button>
        </span>
      )}
    </>
  );
}
