import { useCopy } from '@tableside/kit-content';
import { ButtonLink } from '@tableside/ui/button-link';

import { area, join, place } from '../header/auth-area.styles.ts';
import { chromeCopy } from '../copy.ts';
import { useStanding } from '../links/use-standing.ts';
import { MemberMenu } from './member-menu.tsx';
import { SignOutLink } from './sign-out-link.tsx';

/**
 * What stands in the bar for those who are signed in: their menu with a card (CHR-07), the next step without one (CHR-09,
 * CHR-10), the way out alone when the account was closed. Nothing until that is known.
 */
export function MemberArea() {
  const copy = useCopy(chromeCopy);
  const standing = useStanding();
  if (standing === 'member') return <MemberMenu />;
  if (standing === 'closed') return <SignOutLink />;
  if (standing === 'joining') {
    return (
      <div css={area}>
        <SignOutLink />
        <ButtonLink variant="primary" size="small" href="/join" css={join}>
          {copy('join')}
        </ButtonLink>
      </div>
    );
  }
  return <span css={place} />;
}
