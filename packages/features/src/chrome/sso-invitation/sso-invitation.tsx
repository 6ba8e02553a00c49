import { css } from '@emotion/react';
import { isMember } from '@tableside/core';
import { useCopy } from '@tableside/kits/content';
import { signInHref, usePartner } from '@tableside/kits/partner';
import { readStored, useApi, useSessionState, writeStored } from '@tableside/kits/session';
import { Button } from '@tableside/ui/button';
import { ButtonLink } from '@tableside/ui/button-link';
import { Dialog } from '@tableside/ui/dialog';
import { text } from '@tableside/ui/tokens';
import { useState } from 'react';

import { atPlace, findInvitationPlace } from './invitation-place.ts';
import { invitationCopy } from './sso-invitation.copy.ts';

const words = css({ ...text.body, margin: 0, textWrap: 'pretty' });

const isTime = (value: unknown): value is number => typeof value === 'number';

export function useIsInvitationDue(): boolean {
  const { ssoModal } = usePartner();
  const { status, visitor } = useSessionState();
  if (ssoModal === null || status === 'resolving' || isMember(visitor)) return false;
  return readStored('local', 'dr.ssoModal', isTime) === undefined;
}

export interface SsoInvitationProps {
  readonly onClose: () => void;
}

export function SsoInvitation({ onClose }: SsoInvitationProps) {
  const copy = useCopy(invitationCopy);
  const partner = usePartner();
  const { clock } = useApi();
  const account = partner.ssoModal?.partnerAccountName ?? '';
  const [place] = useState(findInvitationPlace);

  const close = () => {
    writeStored('local', 'dr.ssoModal', clock.now());
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={close}
      hasLightDismiss
      css={atPlace(place)}
      title={copy('ssoTitle', { account })}
      closeLabel={copy.text('ssoClose')}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {copy('ssoLater')}
          </Button>
          <ButtonLink variant="primary" href={signInHref(partner)} onClick={close}>
            {copy('ssoAction')}
          </ButtonLink>
        </>
      }
    >
      <p css={words}>{copy('ssoText', { account })}</p>
    </Dialog>
  );
}
