import { joinsBySso } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { Banner } from '@tableside/ui/banner';
import { Link } from '@tableside/ui/link';

import { enrollmentCopy } from '../copy.ts';
import { AccountLinks, type AccountLinksProps } from './account-links.tsx';
import type { JoinError } from './join-form/use-join.ts';

function AccountExists({ email, codeRequest }: AccountLinksProps) {
  const copy = useCopy(enrollmentCopy);
  const isSso = joinsBySso(usePartner());
  return (
    <Banner
      kind="warning"
      title={copy('accountExists')}
      action={<AccountLinks email={email} codeRequest={isSso ? undefined : codeRequest} />}
    >
      {copy(isSso ? 'accountExistsSso' : 'accountExistsText')}
    </Banner>
  );
}

function SessionEnded() {
  const copy = useCopy(enrollmentCopy);
  const partner = usePartner();
  return (
    <Banner
      kind="warning"
      title={copy('sessionEnded')}
      action={
        <Link look="standalone" href={signInHref(partner)} isNewTab>
          {copy('signIn')}
        </Link>
      }
    >
      {copy('sessionEndedText')}
    </Banner>
  );
}

function Unconfirmed() {
  const copy = useCopy(enrollmentCopy);
  return (
    <Banner kind="warning" title={copy('unconfirmed')}>
      {copy('unconfirmedText')}
    </Banner>
  );
}

export interface JoinErrorNoticeProps extends AccountLinksProps {
  readonly joinError: JoinError;
}

export function JoinErrorNotice({ joinError, ...links }: JoinErrorNoticeProps) {
  if (joinError === 'accountExists') return <AccountExists {...links} />;
  return joinError === 'unconfirmed' ? <Unconfirmed /> : <SessionEnded />;
}
