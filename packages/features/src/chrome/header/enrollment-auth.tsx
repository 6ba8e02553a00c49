import { css } from '@emotion/react';
import { joinsBySso } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Link } from '@tableside/ui/link';
import { from, space, text } from '@tableside/ui/tokens';

import { chromeCopy } from '../copy.ts';
import { useAuthLinks } from '../links/use-auth-links.ts';
import { useMembershipStatus } from '../links/use-membership-status.ts';
import { SignOutLink } from '../member-menu/sign-out-link.tsx';

const question = css({
  ...text.small,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  paddingInlineEnd: space(2),
  [from.small]: { flexDirection: 'row', alignItems: 'center', gap: space(2) },
});

const signInLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  // Enlarges the touch target to 44 px. It extends over the question above.
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: '-8px -12px' },
  [from.small]: { minHeight: 44, '&::after': { inset: 0 } },
});

export function EnrollmentAuth() {
  const copy = useCopy(chromeCopy);
  const partner = usePartner();
  const membershipStatus = useMembershipStatus();
  const { signInHref } = useAuthLinks();
  if (membershipStatus === 'unknown') return null;
  if (joinsBySso(partner) || membershipStatus !== 'visitor') return <SignOutLink />;
  if (signInHref === undefined) return null;
  return (
    <span css={question}>
      <span>{copy('alreadyMember')}</span>
      <Link href={signInHref} css={signInLink}>
        {copy('signIn')}
      </Link>
    </span>
  );
}
