import { usePartner } from '@tableside/kits/partner';
import { Card } from '@tableside/ui/card';
import { useSessionState } from '@tableside/kits/session';
import { lazyPart } from '@tableside/ui/lazy-part';

import type { AccountTabProps } from '../account-tab.ts';
import { MailOffer } from './mail-offer.tsx';
import { ProfileForm } from './profile-form.tsx';
import * as styles from './profile.styles.ts';
import { SignInFacts } from './sign-in-facts.tsx';

const Sessions = lazyPart(() => import('./sessions/sessions.tsx').then((module) => module.Sessions));
const YourData = lazyPart(() => import('./your-data/your-data.tsx').then((module) => module.YourData));

export function Profile({ member }: AccountTabProps) {
  const { hideEmailOptIn } = usePartner().profile;
  const { isReadOnly = false } = useSessionState();
  return (
    <div key={member.publicId} css={styles.profile}>
      <Card css={styles.sheet}>
        <ProfileForm member={member} />
      </Card>
      <div css={styles.beside}>
        {hideEmailOptIn && <MailOffer member={member} />}
        <SignInFacts email={member.email} />
        {!isReadOnly && <Sessions />}
        <YourData member={member} />
      </div>
    </div>
  );
}
