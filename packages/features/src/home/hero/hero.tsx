import type { CopyText } from '@tableside/content-client';
import { PageHeading, useCopy } from '@tableside/kits/content';
import { usePartner } from '@tableside/kits/partner';
import { Title } from '@tableside/ui/title';
import type { ReactNode } from 'react';

import { homeCopy } from '../copy.ts';
import { HeroPicture, type HeroPictureProps } from './hero-picture.tsx';
import * as styles from './hero.styles.ts';

export interface HeroProps {
  /** The partner's own text, whose first paragraph is the heading. */
  readonly text?: CopyText | undefined;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly picture?: HeroPictureProps | undefined;
  readonly children: ReactNode;
}

export function Hero({ text, title, lead, picture, children }: HeroProps) {
  const copy = useCopy(homeCopy);
  const layout = styles.layouts[usePartner().brand.heroLayout];
  return (
    <div css={layout.surface}>
      <div css={layout.frame}>
        <div css={layout.words}>
          <p css={styles.eyebrow}>{copy('heroEyebrow')}</p>
          {text ? (
            <PageHeading text={text} />
          ) : (
            <>
              <Title level={1} size="display">
                {title}
              </Title>
              <p css={styles.lead}>{lead}</p>
            </>
          )}
          {children}
        </div>
        <HeroPicture {...picture} css={layout.picture} />
      </div>
    </div>
  );
}
