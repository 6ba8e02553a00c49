import { useCopy } from '@tableside/kit-content';
import { signInHref, usePartner } from '@tableside/kit-partner';
import { readStored, writeStored } from '@tableside/kit-session';
import { ButtonLink } from '@tableside/ui/button-link';
import { Dialog } from '@tableside/ui/dialog';
import { whenIdle } from '@tableside/ui/when-idle';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { invitationCopy } from './sso-invitation.copy.ts';
import * as styles from './sso-invitation.styles.ts';

const isTime = (value: unknown): value is number => typeof value === 'number';
const wasClosed = () => readStored('local', 'dr.ssoModal', isTime) !== undefined;
/** Two windows over each other are none that anybody reads. */
const isFree = () => document.querySelector('dialog[open]') === null;

export interface SsoInvitationProps {
  /** What the partner calls the account that makes joining easier. */
  readonly account: string;
}

/** Recommends the partner's own log-in, until it is closed once; when that was is kept (CHR-35, CHR-36). */
export function SsoInvitation({ account }: SsoInvitationProps) {
  const copy = useCopy(invitationCopy);
  const partner = usePartner();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);

  // Where another window is open the next page tries again.
  useEffect(() => {
    if (!wasClosed()) return whenIdle(() => isFree() && setIsOpen(true));
  }, [pathname]);

  const close = () => {
    writeStored('local', 'dr.ssoModal', Date.now());
    setIsOpen(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      hasLightDismiss
      title={copy('ssoTitle', { account })}
      closeLabel={copy('ssoClose')}
      footer={
        <ButtonLink variant="primary" href={signInHref(partner)} onClick={close}>
          {copy('ssoAction')}
        </ButtonLink>
      }
    >
      <p css={styles.words}>{copy('ssoText', { account })}</p>
    </Dialog>
  );
}
