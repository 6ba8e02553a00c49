import { css } from '@emotion/react';
import { type Benefit, isMember, routes } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { useEmailOptIn, useSessionState } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { Dialog } from '@tableside/ui/dialog';
import { raiseMarks } from '@tableside/ui/registered-mark';
import { showToast } from '@tableside/ui/toast';
import { color, font, space, weight } from '@tableside/ui/tokens';

import { merchantCopy } from './copy.ts';
import { weekRates } from './earn-offer.ts';
import { unlockCopy } from './unlock.copy.ts';
import { useEarnRateText } from './use-earn-rate-text.ts';

const offer = css({ display: 'grid', gap: space(3) });

const rate = css({
  margin: 0,
  fontFamily: font.title,
  fontSize: '1.5rem',
  lineHeight: 1.25,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  color: color.link,
});

const body = css({ margin: 0 });

export interface UnlockProps {
  readonly benefit: Benefit;
  readonly requiredTier: 2 | 3;
  /**
   * Called when the visitor has reached the tier. The control that opened the dialog disappears, so the
   * caller must move focus.
   */
  readonly onUnlocked: () => void;
}

export interface UnlockDialogProps extends UnlockProps {
  readonly onClose: () => void;
}

function OptIn({ onUnlocked }: Pick<UnlockProps, 'onUnlocked'>) {
  const copy = useCopy(unlockCopy);
  const { optIn, isPending } = useEmailOptIn({
    onSaved: () => {
      onUnlocked();
      showToast({ kind: 'success', message: copy('done') });
    },
    onFailed: () => showToast({ kind: 'error', message: copy('failed'), timeoutMs: null }),
  });
  return (
    <Button
      variant="primary"
      isFullWidth
      isLoading={isPending}
      loadingLabel={copy.text('working')}
      onClick={optIn}
    >
      {copy('emailAction')}
    </Button>
  );
}

export function UnlockDialog({ benefit, requiredTier, onUnlocked, onClose }: UnlockDialogProps) {
  const copy = useCopy(unlockCopy);
  const words = useCopy(merchantCopy);
  const partner = usePartner();
  const rateText = useEarnRateText();
  const { visitor } = useSessionState();
  const week = weekRates(benefit, requiredTier);
  return (
    <Dialog isOpen onClose={onClose} title={words('unlock')} closeLabel={copy.text('close')} hasLightDismiss>
      <div css={offer}>
        {week && <p css={rate}>{raiseMarks(rateText(week.rate, week.isUpTo))}</p>}
        <p css={body}>{copy(requiredTier === 2 ? 'emailBody' : 'vipBody')}</p>
        {!isMember(visitor) ? (
          <ButtonLink variant="primary" isFullWidth href={signInHref(partner)}>
            {copy('signIn')}
          </ButtonLink>
        ) : requiredTier === 2 ? (
          <OptIn onUnlocked={onUnlocked} />
        ) : (
          <ButtonLink
            variant="primary"
            isFullWidth
            href={(partner.hasVIP ? routes.overview : routes.earn).path}
          >
            {copy('vipAction')}
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
