import { hasMembers, isMember, whatCounts, type MerchantDetail } from '@tableside/core';
import { useCopy, useCopyParts } from '@tableside/kits/content';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { useSessionState } from '@tableside/kits/session';
import { ButtonLink } from '@tableside/ui/button-link';
import { Dialog } from '@tableside/ui/dialog';
import { ExternalLink, LogIn } from '@tableside/ui/icons';

import { detailCopy } from '../copy.ts';
import * as styles from './dialogs.styles.ts';

export interface OrderDialogProps {
  readonly merchant: MerchantDetail;
  readonly orderAt: string;
  readonly onClose: () => void;
}

export function OrderDialog({ merchant, orderAt, onClose }: OrderDialogProps) {
  const copy = useCopy(detailCopy);
  const parts = useCopyParts(detailCopy);
  const partner = usePartner();
  const { status, visitor } = useSessionState();
  const canSignIn = hasMembers(partner) && status === 'settled' && !isMember(visitor);
  const isCounted = !whatCounts(partner.earn.counts, merchant)?.notCounted.includes('onlineOrders');
  const host = new URL(orderAt).hostname.replace(/^www\./, '');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={parts('orderTitle', { name: merchant.name })}
      closeLabel={copy.text('close')}
      hasLightDismiss
      footer={
        <>
          {canSignIn && (
            <ButtonLink
              variant="secondary"
              href={signInHref(partner)}
              icon={<LogIn size={20} aria-hidden="true" />}
            >
              {copy('signIn')}
            </ButtonLink>
          )}
          <ButtonLink
            variant="primary"
            href={orderAt}
            isNewTab
            icon={<ExternalLink size={20} aria-hidden="true" />}
          >
            {parts('orderGo', { host })}
          </ButtonLink>
        </>
      }
    >
      <p css={styles.words}>{copy(isCounted ? 'orderBody' : 'orderBodyNotCounted', { host })}</p>
    </Dialog>
  );
}
