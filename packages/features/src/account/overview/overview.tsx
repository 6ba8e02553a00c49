import { usePartner } from '@tableside/kits/partner';

import type { AccountTabProps } from '../account-tab.ts';
import { Bonuses } from './bonuses/bonuses.tsx';
import { LinkGroups } from './link-groups.tsx';
import { Membership } from './membership.tsx';
import * as styles from './overview.styles.ts';
import { ReferralBox } from './referral-box.tsx';
import { Reservations } from './reservations/reservations.tsx';
import { Statement } from './statement/statement.tsx';

export function Overview({ member, now }: AccountTabProps) {
  const { openTableReservationsEnabled } = usePartner();
  return (
    <div css={styles.overview}>
      <Statement member={member} now={now} />
      <Membership member={member} />
      {openTableReservationsEnabled && <Reservations />}
      {/* The key remounts the list per member, so that one member's state never shows for another. */}
      <Bonuses key={member.publicId} member={member} now={now} />
      <ReferralBox member={member} />
      <LinkGroups />
    </div>
  );
}
