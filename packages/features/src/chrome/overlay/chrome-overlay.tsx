import { useAttention } from '@tableside/kits/attention';
import { useIsAppOutdated } from '@tableside/kits/partner';
import { useSessionState } from '@tableside/kits/session';
import { lazyPart } from '@tableside/ui/lazy-part';

import { useDisplayModeRecord } from '../install/display-mode.ts';
import { InstallOffer } from '../install/install-offer.tsx';
import { AppAnnouncement } from '../native-app/app-announcement.tsx';
import { useIsAnnouncementDue } from '../native-app/use-is-announcement-due.ts';
import { useMarketingId } from '../native-app/use-marketing-id.ts';
import { useSignedOutToast } from '../member-menu/use-signed-out-toast.ts';
import { GeneralPopup } from '../popup/general-popup.tsx';
import { useIsPopupDue } from '../popup/use-popup.ts';
import { useAccountPrivacy } from '../privacy/use-account-privacy.ts';
import { SsoInvitation, useIsInvitationDue } from '../sso-invitation/sso-invitation.tsx';

const EmulationBar = lazyPart(() =>
  import('../emulation/emulation-bar.tsx').then((module) => module.EmulationBar),
);
const UpdateRequired = lazyPart(() =>
  import('../native-app/update-required.tsx').then((module) => module.UpdateRequired),
);

function Offers() {
  const announcement = useAttention('announcement', useIsAnnouncementDue());
  const popup = useAttention('popup', useIsPopupDue());
  const invitation = useAttention('invitation', useIsInvitationDue());
  return (
    <>
      <InstallOffer />
      <AppAnnouncement {...announcement} />
      <GeneralPopup {...popup} />
      {invitation.isOpen && <SsoInvitation onClose={invitation.onClose} />}
    </>
  );
}

export function ChromeOverlay() {
  useDisplayModeRecord();
  useMarketingId();
  useAccountPrivacy();
  useSignedOutToast();
  const isOutdated = useIsAppOutdated();
  const { isReadOnly } = useSessionState();
  // Support agents see a member's pages and must not dismiss anything on the member's behalf.
  if (isReadOnly) return <EmulationBar />;
  return isOutdated ? <UpdateRequired /> : <Offers />;
}
