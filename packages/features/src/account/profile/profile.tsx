import { usePartner } from '@tableside/kits/partner';
import { Card } from '@tableside/ui/card';

import type { AccountTabProps } from '../account-tab.ts';
import { MailOffer } from './mail-offer.tsx';
import { ProfileForm } from './profile-form.tsx';
import * as styles from './profile.styles.ts';
import { SignInFacts } from './sign-in-facts.tsx';

export function Profile({ member }: AccountTabProps) {
  const { hideEmailOptIn } = usePartner().profile;
  return (
    <div css={styles.profile}>
      <Card css={styles.sheet}>
        <ProfileForm key={member.publicId} member={member} />
      </Card>
      <div css={styles.beside}>
        {hideEmailOptIn && <MailOffer key={member.publicId} member={member} />}
        <SignInFacts email={member.email} />
      </div>
    </div>
  );
}
