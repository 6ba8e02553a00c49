import { useContent, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { useApi, writeStored } from '@tableside/kits/session';

import { EntryDialog } from '../popup/entry-dialog.tsx';
import { nativeAppCopy } from './native-app.copy.ts';

export interface AppAnnouncementProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AppAnnouncement({ isOpen, onClose }: AppAnnouncementProps) {
  const copy = useCopy(nativeAppCopy);
  const { appAnnouncementModal } = usePartner();
  const entry = useContent().popups.find(({ slug }) => slug === appAnnouncementModal);
  const { clock } = useApi();
  return (
    <EntryDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => writeStored('local', 'dr.appAnnouncement', clock.now())}
      text={entry?.bodyText ?? [{ type: 'text', text: copy.text('appAnnouncementText') }]}
      title={copy('appAnnouncementTitle')}
    />
  );
}
