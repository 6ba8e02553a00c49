import { CopyText } from '@tableside/kits/content';
import type { Ref } from 'react';

import type { ShownBonus } from './bonus-list.ts';
import * as styles from './bonuses.styles.ts';

export interface BonusTextsProps extends ShownBonus {
  readonly nameId: string;
  readonly nameRef?: Ref<HTMLDivElement>;
}

export function BonusTexts({ bonus, banner, nameId, nameRef }: BonusTextsProps) {
  const [name, ...more] = banner?.text ?? [];
  return (
    <>
      <div id={nameId} ref={nameRef} tabIndex={-1} css={styles.name}>
        {name ? <CopyText text={name} /> : bonus.description || <span translate="no">{bonus.code}</span>}
      </div>
      {more.map((text, index) => (
        <div key={index} css={styles.words}>
          <CopyText text={text} />
        </div>
      ))}
    </>
  );
}
