import { routes, type Merchant } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { weekRates, type EarnOffer } from '@tableside/kits/merchants';
import { linkTarget, signInHref, usePartner } from '@tableside/kits/partner';
import { ButtonLink } from '@tableside/ui/button-link';
import { LogIn } from '@tableside/ui/icons';
import { raiseMarks } from '@tableside/ui/registered-mark';

import { detailCopy } from '../copy.ts';
import * as styles from './benefits.styles.ts';

export interface EarnInvitationProps {
  readonly offer: Exclude<EarnOffer, { readonly kind: 'rate' | 'unknown' | 'locked' }>;
  readonly merchant: Pick<Merchant, 'name' | 'benefit'>;
}

const words = {
  signIn: ['signInTitle', 'signInBody'],
  activate: ['activateTitle', 'activateBody'],
  participates: ['participatesTitle', 'participatesBody'],
  nothing: ['nothingTitle', 'nothingBody'],
} as const;

export function EarnInvitation({ offer, merchant }: EarnInvitationProps) {
  const copy = useCopy(detailCopy);
  const parts = useCopyParts(detailCopy);
  const partner = usePartner();
  const [title, body] = words[offer.kind];
  // Promises the program's rate only if new members earn it here.
  const showsPromise =
    partner.earn.pointsPerDollar !== null &&
    offer.kind !== 'nothing' &&
    weekRates(merchant.benefit, 2) !== undefined;
  return (
    <>
      <p css={styles.invitation}>{copy(title)}</p>
      <p css={styles.words}>
        {showsPromise && <span>{raiseMarks(`${copy.text('promise')} `)}</span>}
        <span>{parts(body, { name: merchant.name })}</span>
      </p>
      {offer.kind === 'signIn' && (
        <div css={styles.ways}>
          <ButtonLink
            variant="secondary"
            href={signInHref(partner)}
            icon={<LogIn size={20} aria-hidden="true" />}
          >
            {copy('signIn')}
          </ButtonLink>
          <ButtonLink variant="secondary" href={routes.join.path}>
            {copy('join')}
          </ButtonLink>
        </div>
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
