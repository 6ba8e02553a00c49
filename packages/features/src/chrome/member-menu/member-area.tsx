import { routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { ButtonLink } from '@tableside/ui/button-link';

import { area, join, place } from '../header/auth-area.styles.ts';
import { chromeCopy } from '../copy.ts';
import { useMembershipStatus } from '../links/use-membership-status.ts';
import { MemberMenu } from './member-menu.tsx';
import { SignOutLink } from './sign-out-link.tsx';

export function MemberArea() {
  const copy = useCopy(chromeCopy);
  const membershipStatus = useMembershipStatus();
  if (membershipStatus === 'member') return <MemberMenu />;
  if (membershipStatus === 'closed') return <SignOutLink />;
  if (membershipStatus === 'joining') {
    return (
      <div css={area}>
        <SignOutLink />
        <ButtonLink variant="primary" size="small" href={routes.join.path} css={join}>
          {copy('join')}
        </ButtonLink>
      </div>
    );
  }
  return <span css={place} />;
}
