import { useCopy } from '@tableside/kit-content';
import type { EarnOffer } from '@tableside/kit-merchants';
import { linkTarget, signInHref, usePartner } from '@tableside/kit-partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { LogIn } from '@tableside/ui/icons';

import { detailCopy } from '../copy.ts';
import * as styles from './benefits.styles.ts';

export interface EarnInvitationProps {
  readonly offer: Exclude<EarnOffer, { readonly kind: 'rate' | 'unknown' }>;
  readonly name: string;
}

const words = {
  signIn: ['signInTitle', 'signInBody'],
  activate: ['activateTitle', 'activateBody'],
  participates: ['participatesTitle', 'participatesBody'],
  nothing: ['nothingTitle', 'nothingBody'],
  unlock2: ['unlockEmailTitle', 'unlockEmailBody'],
  unlock3: ['unlockVipTitle', 'unlockVipBody'],
} as const;

/** In place of rates: how to come to see or earn them (MER-10, MER-11). */
export function EarnInvitation({ offer, name }: EarnInvitationProps) {
  const copy = useCopy(detailCopy);
  const partner = usePartner();
  const [title, body] =
    words[offer.kind === 'locked' ? (`unlock${offer.requiredTier}` as const) : offer.kind];
  const isPromising =
    partner.earn.pointsPerDollar !== null && offer.kind !== 'locked' && offer.kind !== 'nothing';
  return (
    <>
      <p css={styles.invitation}>{copy(title)}</p>
      <p css={styles.words}>
        {isPromising && <>{copy('promise')} </>}
        {copy(body, { name })}
      </p>
      {offer.kind === 'signIn' && (
        <ButtonLink
          variant="secondary"
          isFullWidth
          href={signInHref(partner)}
          icon={<LogIn size={20} aria-hidden="true" />}
        >
          {copy('signIn')}
        </ButtonLink>
      )}
      {offer.kind === 'locked' && offer.requiredTier === 2 && (
        <ButtonLink variant="secondary" isFullWidth href="/account/user_profile">
          {copy('unlockEmailAction')}
        </ButtonLink>
      )}
      {offer.kind === 'activate' && (
        <ButtonLink
          variant="secondary"
          isFullWidth
          href={linkTarget('activate', partner, offer.publicId)?.href ?? signInHref(partner)}
        >
          {copy('activate')}
        </ButtonLink>
      )}
    </>
  );
}
