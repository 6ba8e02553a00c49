import type { Member } from '@tableside/core';
import { useContent, useCopy } from '@tableside/kits/content';
import { Title } from '@tableside/ui/title';
import { useId, useState } from 'react';

import { overviewCopy } from '../overview.copy.ts';
import { ActivatedBonus } from './activated-bonus.tsx';
import { AvailableBonus } from './available-bonus.tsx';
import { bonusList } from './bonus-list.ts';
import * as styles from './bonuses.styles.ts';
import { useAutomaticBonus } from './use-automatic-bonus.ts';
import { useBonusRegistration } from './use-bonus-registration.ts';
import { useRegisteredBonuses } from './use-registered-bonuses.ts';

export interface BonusesProps {
  readonly member: Member;
  readonly now: number;
}

export function Bonuses({ member, now }: BonusesProps) {
  const copy = useCopy(overviewCopy);
  const { earnBanners: banners } = useContent();
  const id = useId();
  const [arrived, setArrived] = useState<string>();
  const { registered, store } = useRegisteredBonuses(member.publicId);
  const { registering, register } = useBonusRegistration(member.publicId, (code) => {
    store(code);
    setArrived(code);
  });
  useAutomaticBonus({ member, now, registered, onRegistered: store });

  const { available, activated } = bonusList({ member, banners, registered, now });
  if (available.length + activated.length === 0) return null;
  return (
    <section aria-labelledby={id} css={styles.bonuses}>
      <div css={styles.head}>
        <Title level={2} size="medium" id={id}>
          {copy('bonuses')}
        </Title>
        <p css={styles.lead}>{copy(available.length > 0 ? 'bonusesLead' : 'nothingAvailable')}</p>
      </div>
      {available.length > 0 && (
        <div css={styles.part}>
          <Title level={3} size="small" id={`${id}-available`}>
            {copy('available')}
          </Title>
          <ul aria-labelledby={`${id}-available`} css={styles.available}>
            {available.map((shown) => (
              <AvailableBonus
                key={shown.bonus.code}
                {...shown}
                now={now}
                isRegistering={registering.includes(shown.bonus.code)}
                onRegister={() => register(shown.bonus)}
              />
            ))}
          </ul>
        </div>
      )}
      {activated.length > 0 && (
        <div css={styles.part}>
          <Title level={3} size="small" id={`${id}-activated`}>
            {copy('activated')}
          </Title>
          <ul aria-labelledby={`${id}-activated`} css={styles.activated}>
            {activated.map((shown) => (
              <ActivatedBonus
                key={shown.bonus.code}
                {...shown}
                now={now}
                hasJustArrived={shown.bonus.code === arrived}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
