import { useCopy } from '@tableside/kit-content';
import { PageMeta, signInHref, usePartner } from '@tableside/kit-partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { EmptyState } from '@tableside/ui/empty-state';
import { Loading } from '@tableside/ui/loading';

import { notice } from '../frame/page-frame.styles.ts';
import { EmptyTable } from '../illustrations/empty-table.tsx';
import { pagesCopy } from '../pages.copy.ts';
import * as styles from './sign-out-screen.styles.ts';
import { useSignsOut } from './use-signs-out.ts';

/** Where sign-out and expiry lead: ends the session, then says so (ROU-22, OP-028). */
export function SignOutScreen() {
  const copy = useCopy(pagesCopy);
  const partner = usePartner();
  if (!useSignsOut()) {
    return (
      <div css={notice}>
        <PageMeta title={copy('signingOut')} />
        <Loading message={copy('signingOut')} />
      </div>
    );
  }
  return (
    <>
      <PageMeta title={copy('signedOutTitle')} />
      <EmptyState
        css={notice}
        illustration={<EmptyTable />}
        title={copy('signedOutTitle')}
        titleLevel={1}
        action={
          <div css={styles.actions}>
            <ButtonLink variant="primary" href="/">
              {copy('signedOutHome')}
            </ButtonLink>
            {partner.enrollmentType !== 'none' && (
              <ButtonLink variant="secondary" href={signInHref(partner)}>
                {copy('signedOutSignIn')}
              </ButtonLink>
            )}
          </div>
        }
      >
        <p role="status">{copy('signedOutText')}</p>
      </EmptyState>
    </>
  );
}
