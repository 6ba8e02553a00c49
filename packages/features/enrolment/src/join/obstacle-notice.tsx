import { useCopy } from '@tableside/kit-content';
import { signInHref, usePartner } from '@tableside/kit-partner';
import { Banner } from '@tableside/ui/banner';
import { Link } from '@tableside/ui/link';

import { enrolmentCopy } from '../copy.ts';
import { AccountLinks, type AccountLinksProps } from './account-links.tsx';
import type { JoinObstacle } from './join-form/join.errors.ts';

function AccountExists({ email, codeRequest }: AccountLinksProps) {
  const copy = useCopy(enrolmentCopy);
  const isSso = usePartner().enrollmentType === 'sso';
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
  const copy = useCopy(enrolmentCopy);
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

const notices = { accountExists: AccountExists, sessionEnded: SessionEnded };

export interface ObstacleNoticeProps extends AccountLinksProps {
  readonly obstacle: JoinObstacle | undefined;
}

/** What stands in the way of joining, and the way around it (VAL-13). */
export function ObstacleNotice({ obstacle, ...links }: ObstacleNoticeProps) {
  if (obstacle === undefined) return null;
  const Notice = notices[obstacle];
  return <Notice {...links} />;
}
